import { defineMessages } from '@/lib/i18n/define-messages';

/** The check of a certificate, by number, NIB, name or QR code. */
export const certificateCheckMessages = defineMessages('certificateCheck', {
  id: {
    meaning: {
      aktif:
        'Sertifikat berlaku. Pemegangnya boleh memakainya untuk subklasifikasi dan kualifikasi yang tertulis.',
      dibekukan: 'Keberlakuan sertifikat dihentikan sementara; selama itu sertifikat tidak boleh dipakai.',
      dibekukan_surveilans:
        'Keberlakuan sertifikat dihentikan sementara sampai surveilans diselesaikan; selama itu sertifikat tidak boleh dipakai.',
      dibekukan_kewajiban:
        'Keberlakuan sertifikat dihentikan sementara sampai pemegang memenuhi kewajibannya; selama itu sertifikat tidak boleh dipakai.',
      dibekukan_permintaan:
        'Keberlakuan sertifikat dihentikan sementara atas permintaan pemegang sertifikat; selama itu sertifikat tidak boleh dipakai.',
      dicabut: 'Sertifikat tidak berlaku lagi sebelum masanya habis.',
      dicabut_lembaga: 'Sertifikat kami cabut sebelum masanya habis dan tidak berlaku lagi.',
      dicabut_permintaan:
        'Sertifikat dicabut atas permintaan pemegang sertifikat dan tidak berlaku lagi sebelum masanya habis.',
      dicabut_berhenti:
        'Sertifikat tidak berlaku lagi sebelum masanya habis karena badan usahanya berhenti beroperasi.',
      kedaluwarsa: 'Masa berlaku sertifikat sudah habis.',
      diperbarui:
        'Masa berlaku sertifikat ini sudah habis. Badan usaha yang sama memegang sertifikat yang berlaku untuk pekerjaan yang sama.',
      diganti: 'Sertifikat ini sudah diganti dengan yang baru dan tidak dipakai lagi.',
    },
    checkTitle: 'Cek Sertifikat',
    checkPurpose: 'Pastikan sebuah sertifikat kami terbitkan dan masih berlaku saat ini.',
    checkNumber: 'Nomor sertifikat, NIB, atau nama badan usaha',
    checkHint: 'Nomor tertulis di bawah judul sertifikat, misalnya PNS-BG002-00002.',
    checkButton: 'Periksa',
    checkEmpty: 'Tulis nomor sertifikat, NIB, atau nama badan usaha (sedikitnya tiga huruf atau angka).',
    checkOther: 'Periksa yang lain',
    checkAgain: 'Coba lagi',
    howTitle: 'Cara memeriksa',
    how: {
      scan: 'Pindai kode QR pada sertifikat dengan kamera telepon. Kode itu membuka halaman ini dengan nomornya.',
      type: 'Atau tulis nomornya. Hanya huruf dan angkanya yang dibandingkan: huruf besar, spasi, dan tanda baca tidak dibedakan.',
      compare:
        'Bandingkan nama badan usaha, subklasifikasi, dan tanggal di sini dengan yang tertulis di sertifikat.',
    },
    meaningsTitle: 'Arti status',
    certificate: 'Sertifikat',
    checkedTitle: 'Sertifikat {{number}}',
    checkedPurpose: 'Diterbitkan untuk {{company}}.',
    checking: 'Memeriksa…',
    checkFailed: 'Sertifikat tidak dapat diperiksa saat ini',
    checkFailedHint:
      'Ini bukan berarti sertifikatnya tidak berlaku. Periksa sambungan internet Anda, lalu coba lagi.',
    verdict: {
      aktif: 'Sertifikat ini berlaku',
      dibekukan: 'Sertifikat ini dibekukan',
      dicabut: 'Sertifikat ini dicabut',
      kedaluwarsa: 'Sertifikat ini sudah kedaluwarsa',
      diperbarui: 'Sertifikat ini sudah diperbarui',
      diganti: 'Sertifikat ini sudah diganti',
    },
    since: 'Sejak {{date}}.',
    sinceUntil: 'Sejak {{date}}, sampai {{until}}.',
    checkedAt: 'Diperiksa {{time}}',
    seeReplacement: 'Lihat sertifikat penggantinya: {{number}}',
    seeSuccessor: 'Lihat sertifikat yang berlaku: {{number}}',
    seeCompany: 'Lihat semua sertifikat badan usaha ini',
    print: 'Cetak',
    qrTitle: 'Kode QR halaman ini',
    qrText: 'Pindai untuk memeriksa lagi. Hasilnya selalu menunjukkan status pada saat dipindai.',
    qrImage: 'Kode QR menuju {{address}}',
    several_one: '{{count}} sertifikat cocok dengan “{{query}}”',
    several_other: '{{count}} sertifikat cocok dengan “{{query}}”',
    severalHint: 'Pilih sertifikat yang ingin Anda periksa.',
    severalMost: 'Ini {{count}} yang pertama. Cari di daftar klien bila yang Anda maksud tidak ada di sini.',
    unknownTitle: 'Sertifikat “{{query}}” tidak ditemukan',
    unknownPurpose: 'Tidak ada sertifikat dengan nomor, NIB, atau nama ini dalam daftar kami.',
    reasonsTitle: 'Ada tiga kemungkinan',
    reasons: {
      typing: {
        title: 'Nomornya salah tulis',
        text: 'Bandingkan satu per satu dengan sertifikatnya. Huruf O sering tertukar dengan angka 0, dan huruf I dengan angka 1.',
      },
      other: {
        title: 'Sertifikat diterbitkan lembaga lain',
        text: 'Kami hanya dapat memeriksa sertifikat yang kami terbitkan. Nama penerbitnya tertulis di bagian atas sertifikat.',
      },
      false: {
        title: 'Sertifikat belum terdaftar, atau tidak asli',
        text: 'Sertifikat yang baru terbit dapat memerlukan waktu sebelum tampil. Bila bukan itu sebabnya, jangan terima sertifikat itu sebelum bertanya kepada kami.',
      },
    },
    hint: {
      short: 'Ketik sedikitnya tiga huruf atau angka.',
      personal:
        'Ini tampak seperti NIK atau NPWP. Data pribadi tidak dipakai di sini: gunakan nomor sertifikat atau NIB (13 angka).',
      nib: 'Ini tampak seperti NIB. Tidak ada sertifikat untuk NIB ini dalam daftar kami.',
      digits:
        'NIB terdiri dari 13 angka; yang Anda tulis {{count}} angka. Nomor sertifikat kami juga memuat huruf.',
      address: 'Ini tampak seperti alamat web. Tulis nomornya saja, yaitu bagian setelah /cek/.',
    },
    doubtTitle: 'Masih ragu?',
    ask: 'Tanyakan kepada kami',
    askText: 'Sebutkan nomor dan nama yang tertulis di sertifikat. Kami periksa dan beri tahu Anda.',
    report: 'Laporkan sertifikat yang meragukan',
    complain: 'Ajukan keluhan',
  },
  en: {
    meaning: {
      aktif:
        'The certificate is valid. Its holder may use it for the subclassification and qualification it names.',
      dibekukan: 'The certificate is suspended and must not be used meanwhile.',
      dibekukan_surveilans:
        'The certificate is suspended until its surveillance is completed, and must not be used meanwhile.',
      dibekukan_kewajiban:
        'The certificate is suspended until its holder meets the requirements again, and must not be used meanwhile.',
      dibekukan_permintaan:
        'The certificate is suspended at the request of its holder, and must not be used meanwhile.',
      dicabut: 'The certificate was withdrawn before its expiry date and is no longer valid.',
      dicabut_lembaga: 'We withdrew the certificate before its expiry date; it is no longer valid.',
      dicabut_permintaan:
        'The certificate was withdrawn before its expiry date at the request of its holder; it is no longer valid.',
      dicabut_berhenti:
        'The certificate is no longer valid, before its expiry date, because its company has ceased to operate.',
      kedaluwarsa: 'The certificate has passed its expiry date.',
      diperbarui:
        'This certificate has passed its expiry date. The same company holds a certificate in force for the same work.',
      diganti: 'This certificate has been replaced by a new one and is no longer in use.',
    },
    checkTitle: 'Check a certificate',
    checkPurpose: 'Make sure that we issued a certificate and that it is valid at this moment.',
    checkNumber: 'Certificate number, NIB or company name',
    checkHint: 'The number is below the title of the certificate, such as PNS-BG002-00002.',
    checkButton: 'Check',
    checkEmpty: 'Write a certificate number, a NIB or a company name (at least three letters or digits).',
    checkOther: 'Check another one',
    checkAgain: 'Try again',
    howTitle: 'How to check',
    how: {
      scan: 'Scan the QR code on the certificate with a phone. It opens this page with the number.',
      type: 'Or type the number. Only its letters and digits are compared: capitals, spaces and punctuation make no difference.',
      compare: 'Compare the company, subclassification and dates here with those on the certificate.',
    },
    meaningsTitle: 'What a status means',
    certificate: 'Certificate',
    checkedTitle: 'Certificate {{number}}',
    checkedPurpose: 'Issued to {{company}}.',
    checking: 'Checking…',
    checkFailed: 'The certificate cannot be checked right now',
    checkFailedHint: 'This does not mean that it is not valid. Check your internet connection and try again.',
    verdict: {
      aktif: 'This certificate is valid',
      dibekukan: 'This certificate is suspended',
      dicabut: 'This certificate has been withdrawn',
      kedaluwarsa: 'This certificate has expired',
      diperbarui: 'This certificate has been renewed',
      diganti: 'This certificate has been replaced',
    },
    since: 'Since {{date}}.',
    sinceUntil: 'Since {{date}}, until {{until}}.',
    checkedAt: 'Checked {{time}}',
    seeReplacement: 'See the certificate that replaces it: {{number}}',
    seeSuccessor: 'See the certificate in force: {{number}}',
    seeCompany: 'See all certificates of this company',
    print: 'Print',
    qrTitle: 'QR code of this page',
    qrText: 'Scan it to check again. The answer is always the status at the moment of scanning.',
    qrImage: 'QR code leading to {{address}}',
    several_one: '{{count}} certificate matches “{{query}}”',
    several_other: '{{count}} certificates match “{{query}}”',
    severalHint: 'Choose the certificate you want to check.',
    severalMost: 'These are the first {{count}}. Search the register if the one you mean is not among them.',
    unknownTitle: 'Certificate “{{query}}” was not found',
    unknownPurpose: 'There is no certificate with this number, NIB or name in our register.',
    reasonsTitle: 'There are three possible reasons',
    reasons: {
      typing: {
        title: 'The number has a typing error',
        text: 'Compare it character by character with the certificate. The letter O is often taken for the digit 0, and the letter I for the digit 1.',
      },
      other: {
        title: 'Another body issued the certificate',
        text: 'We can only check the certificates we issued. The issuer’s name is at the top of the certificate.',
      },
      false: {
        title: 'The certificate is not registered yet, or not genuine',
        text: 'A certificate issued a moment ago may take a while to be shown. If that is not the reason, do not accept it before you have asked us.',
      },
    },
    hint: {
      short: 'Type at least three letters or digits.',
      personal:
        'This looks like a personal or tax number (NIK, NPWP). Personal data are not used here: use the certificate number or the NIB (13 digits).',
      nib: 'This looks like a NIB. There is no certificate for this NIB in our register.',
      digits: 'A NIB has 13 digits; you typed {{count}}. Our certificate numbers also have letters.',
      address: 'This looks like a web address. Type the number alone: the part after /cek/.',
    },
    doubtTitle: 'Still in doubt?',
    ask: 'Ask us',
    askText: 'Tell us the number and the name on the certificate. We look into it and let you know.',
    report: 'Report a doubtful certificate',
    complain: 'File a complaint',
  },
});
