import { IconButton } from '@/ui/controls/icon-button';
import type { Certificate } from './certificate-row';
import { useCertificateActions } from './use-certificate-actions';

/** Renders a certificate's actions as buttons, on its company's page. */
export function CertificateActions({ certificate, canEdit }: { certificate: Certificate; canEdit: boolean }) {
  const { items, dialog } = useCertificateActions(certificate, canEdit);
  return (
    <>
      {items.map(
        (item) =>
          item && (
            <IconButton key={item.label} size="sm" label={item.name} onClick={item.onSelect}>
              {item.icon}
            </IconButton>
          ),
      )}
      {dialog}
    </>
  );
}
