import { defineMessages } from '@/lib/i18n/define-messages';

/** Texts of the scope finder's note on electrical installation. */
export const electricityMessages = defineMessages('electricity', {
  id: {
    note: 'Instalasi tenaga listrik (KBLI 43211) bukan SBU jasa konstruksi: sertifikatnya diterbitkan menurut peraturan ketenagalistrikan, di bawah kementerian yang membidangi energi.',
  },
  en: {
    note: 'Electrical installation (KBLI 43211) is not an SBU of construction services: its certificate is issued under the regulations on electricity, by the ministry in charge of energy.',
  },
});
