-- Privacy notice below every form, as required by law 27/2022. Addresses and retention periods come from the
-- settings.
update public.site_settings set privacy =
  $json${
    "notice_version": "2026-01",
    "text": "Kami memakai data ini hanya untuk menangani keluhan, banding, atau pesan Anda, berdasarkan persetujuan Anda (UU 27/2022). Data disimpan sampai {masa_simpan} setelah perkara selesai, lalu dianonimkan; catatan penanganan tanpa nama disimpan sampai {masa_catatan}. Anda dapat menarik persetujuan, mengajukan keberatan, atau meminta salinan, perbaikan, pembatasan, atau penghapusan melalui {email}.",
    "text_en": "We use this data only to handle your complaint, appeal or message, on the basis of your consent (Law 27/2022). It is kept for up to {masa_simpan} after the case is closed and then anonymised; the record of how it was handled, without names, is kept for up to {masa_catatan}. You may withdraw your consent, object, or ask for a copy, correction, restriction or deletion at {email}.",
    "retention_months": 24,
    "record_months": 72
  }$json$;
