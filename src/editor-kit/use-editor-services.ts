import type { ReactNode } from 'react';
import type { EditorServices, PickedImage } from '@/components/rich-text-editor/editor-services';
import type { MediaFile } from '@/media/media-file';
import { useMediaPicker } from '@/media/use-media-picker';
import { useLinkSearch } from './link-search';

const imageOf = ({ url, alt, altEn, width, height }: MediaFile): PickedImage => ({
  ...{ src: url, alt, altEn: altEn ?? '' },
  ...{ width, height },
});

/** Services that the rich text editor needs: the picture library, and the pages of the site. */
export function useEditorServices(): { services: EditorServices; picker: ReactNode } {
  const { pick, picker } = useMediaPicker('image');
  const findLinks = useLinkSearch();
  const pickImage = async () => {
    const file = await pick();
    return file && imageOf(file);
  };
  const uploadImage = async (file: File) => {
    const kept = await pick([file]);
    if (!kept) throw new Error('The picture was not put into the library');
    return imageOf(kept);
  };
  return { services: { pickImage, uploadImage, findLinks }, picker };
}
