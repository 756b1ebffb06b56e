import type { Queries } from '../database/database.ts';
import type { Files } from '../storage/files.ts';
import { actAs } from './lives.ts';
import { onePage } from './one-page.ts';
import { HEIGHT, WIDTH } from './paint.ts';
import { sceneOf, type scenes } from './scenes.ts';

/** Its scene; without one it is a document. `en` is left out where the English description is still to be written. */
interface LibraryFile {
  name: string;
  alt: string;
  en?: string;
  days: number;
  scene?: keyof typeof scenes;
  colour?: string;
}

const library: readonly LibraryFile[] = [
  {
    name: 'profil-lembaga.pdf',
    alt: 'Profil lembaga, satu halaman',
    en: 'Profile of the body, one page',
    days: 41,
  },
  {
    name: 'jembatan-gantung.png',
    scene: 'bridge',
    alt: 'Jembatan kabel pancang dengan dua menara di atas sungai',
    en: 'Cable-stayed bridge with two towers across a river',
    colour: '9bb2bd',
    days: 33,
  },
  {
    name: 'gedung-dibangun.png',
    scene: 'building',
    alt: 'Gedung enam lantai yang sedang dibangun, dengan derek menara',
    en: 'A six-storey building under construction, with a tower crane',
    colour: 'a59d9f',
    days: 26,
  },
  {
    name: 'menara-transmisi.png',
    scene: 'transmission',
    alt: 'Tiga menara transmisi listrik di depan perbukitan',
    en: 'Three transmission towers before hills',
    colour: '8f9498',
    days: 19,
  },
  {
    name: 'jalan-raya.png',
    scene: 'road',
    alt: 'Jalan raya lurus di antara sawah',
    en: 'A straight road between rice fields',
    colour: '8ba4a5',
    days: 8,
  },
  {
    name: 'bendungan.png',
    scene: 'dam',
    alt: 'Bendungan dengan empat pintu pelimpah',
    colour: 'a0b3b4',
    days: 3,
  },
];

/** Pictures painted here and a document, sent by the editor over the last weeks. */
export async function fillLibrary(tx: Queries, files: Files): Promise<void> {
  await actAs(tx, 'editor');
  for (const { name, alt, en, days, scene, colour } of library) {
    const path = `demo-${name.replace(/\.\w+$/, '')}/${name}`;
    const bytes = scene
      ? sceneOf(scene)
      : onePage(['Profil lembaga', '', 'Dokumen contoh dari situs percontohan.']);
    const type = scene ? 'image/png' : 'application/pdf';
    await tx.query(
      `insert into public.media (path, original_name, mime_type, alt, alt_en, width, height, bytes, colour, created_at, updated_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, now() - make_interval(days => $10), now() - make_interval(days => $10))`,
      [
        path,
        name,
        type,
        alt,
        en ?? null,
        scene ? WIDTH : null,
        scene ? HEIGHT : null,
        bytes.length,
        colour ?? null,
        days,
      ],
    );
    await tx.query(`insert into storage.objects (bucket_id, name, metadata) values ('media', $1, $2)`, [
      path,
      { size: bytes.length, mimetype: type, cacheControl: 'max-age=60' },
    ]);
    await files.write('media', path, bytes);
  }
}
