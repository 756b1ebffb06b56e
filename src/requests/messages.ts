import { defineMessages } from '@/lib/i18n/define-messages';

/** Texts shared by complaint, appeal, contact form and tracking page. */
export const requestKitMessages = defineMessages('requestKit', {
  id: {
    waiting: {
      form: 'Formulir sedang disiapkan …',
      noScript: 'Formulir ini memerlukan JavaScript. Tanpa JavaScript, sampaikan lewat cara berikut.',
    },
    problem: {
      title: 'Ada yang perlu diperbaiki',
      intro: 'Periksa isian berikut, lalu kirim lagi. Tidak ada yang terhapus.',
      notSent: 'Belum terkirim',
      notHere: 'Formulir ini tidak dapat dikirim dari peramban ini',
      notNow: 'Formulir ini sedang tidak dapat dikirim',
      kept: 'Isian Anda tetap tersimpan di peramban ini.',
    },
    dayRead: 'Terbaca: {{day}}',
    empty: 'Lengkapi “{{field}}”.',
    unticked: 'Centang kotak “{{field}}”.',
    /**
     * Messages by code: refusals of the database (private.refuse), and errors of the forms with the same
     * codes.
     */
    errors: {
      field: {
        required: 'Wajib diisi.',
        invalid: 'Isian tidak sesuai. Periksa penulisannya.',
        too_short: 'Terlalu singkat: tulis paling sedikit {{limit}} karakter.',
        too_long: 'Terlalu panjang: paling banyak {{limit}} karakter.',
        in_future: 'Tanggal ini masih di masa depan.',
      },
      /** Messages for known kinds of fields, more specific than field.invalid. */
      invalid: {
        email: 'Tulis alamat email lengkap, misalnya nama@perusahaan.co.id.',
        phone: 'Tulis nomor dengan angka, misalnya 0812-3456-7890.',
        date: 'Tulis tanggal yang lengkap.',
        line: 'Hapus baris baru dan karakter tersembunyi dari isian ini.',
        subclass_codes: 'Tulis kode seperti BG001, dipisahkan koma; paling banyak 30.',
        application_number: 'Nomor harus memuat huruf atau angka.',
      },
      notice: {
        missing:
          'Formulir ini ditutup sampai pemberitahuan privasi diumumkan. Yang Anda tulis tetap ada di peramban ini; sementara itu hubungi kami langsung.',
      },
      consent: {
        required: 'Centang persetujuan agar kami boleh menangani kiriman Anda.',
        outdated: 'Pemberitahuan privasi baru saja diperbarui. Baca versi baru, lalu centang lagi.',
      },
      files: {
        invalid: 'Berkas ini tidak dapat dibaca. Pilih lagi.',
        empty: 'Berkas ini kosong.',
        too_many: 'Paling banyak {{limit}} berkas.',
        type: 'Isi berkas ini bukan PDF, JPG, atau PNG, apa pun nama berkasnya.',
        content:
          'Isi berkas ini rusak, tidak lengkap, atau tidak sesuai dengan jenisnya, sehingga tidak kami simpan.',
        not_now:
          'Berkas belum dapat diterima sekarang; laporan Anda tetap kami terima. Kirim berkas ini nanti dari halaman lacak dengan nomor dan kode akses Anda.',
        too_large: 'Lebih besar dari {{limit}}. Perkecil atau bagi berkasnya.',
        case_full:
          'Satu perkara menerima paling banyak {{limit}} berkas. Hubungi kami untuk menyampaikan yang lain.',
        closed: 'Perkara ini sudah ditutup, sehingga dokumen tidak dapat dikirim lagi.',
      },
      payload: {
        invalid: 'Kiriman tidak dapat dibaca. Muat ulang halaman, lalu kirim lagi.',
        too_large: 'Kiriman terlalu panjang. Persingkat uraian, lalu kirim lagi.',
      },
      submission: {
        rejected: 'Kiriman ditolak karena tampak dikirim oleh program. Muat ulang halaman, lalu coba lagi.',
        too_fast: 'Terlalu cepat. Tunggu beberapa detik, lalu kirim lagi.',
        expired:
          'Kiriman ini sudah kami terima lebih dari sehari yang lalu. Bila Anda menekan kirim lagi, perkara baru akan dibuat.',
        key_used:
          'Kiriman Anda sebelumnya sudah tercatat, dengan isi yang berbeda. Kirim lagi bila yang ini juga perlu dicatat.',
      },
      limit: {
        reached: 'Terlalu banyak percobaan dalam waktu singkat. Coba lagi dalam {{wait}}.',
      },
      method: { not_allowed: 'Permintaan ini tidak dapat diproses. Muat ulang halaman, lalu coba lagi.' },
      challenge: {
        required: 'Pemeriksaan keamanan belum selesai. Kirim lagi.',
        invalid: 'Pemeriksaan keamanan sudah kedaluwarsa. Kirim lagi.',
        unsolved:
          'Peramban ini tidak dapat menjalankan pemeriksaan keamanan. Perbarui atau ganti peramban, atau hubungi kami langsung.',
      },
      turnstile: {
        required:
          'Formulir ini sekarang meminta pemeriksaan tambahan. Selesaikan di atas tombol kirim, lalu kirim lagi.',
        invalid: 'Pemeriksaan tambahan sudah kedaluwarsa. Kirim lagi.',
        unanswered: 'Selesaikan pemeriksaan tambahan di atas tombol kirim, lalu kirim lagi.',
        refused: 'Pemeriksaan tambahan tidak berhasil. Ulangi, lalu kirim lagi, atau hubungi kami langsung.',
        unreachable:
          'Pemeriksaan tambahan dari Cloudflare tidak dapat dimuat atau dijawab. Coba lagi sebentar lagi, matikan pemblokir skrip untuk halaman ini, atau hubungi kami langsung.',
        not_configured:
          'Pemeriksaan tambahan situs ini belum siap, sehingga formulir tidak dapat dikirim sekarang. Hubungi kami langsung.',
      },
      case: { closed: 'Perkara ini sudah ditutup, sehingga tidak dapat dibalas.' },
      outcome_unknown: 'Belum diketahui apakah kiriman Anda sudah tercatat. Kirim lagi untuk memeriksanya.',
      network:
        'Sambungan terputus, dan kiriman belum tercatat. Kirim lagi: kiriman yang sama tidak akan tercatat dua kali.',
      offline: 'Perangkat Anda sedang luring. Sambungkan ke internet, lalu kirim lagi.',
      no_room:
        'Server kami penuh dan belum dapat menyimpan kiriman Anda. Coba lagi nanti, atau hubungi kami langsung.',
      unknown: 'Terjadi kesalahan di sisi kami. Coba lagi; kiriman yang sama tidak akan tercatat dua kali.',
    },
    turnstile: {
      title: 'Pemeriksaan tambahan',
      about:
        'Dijalankan oleh Cloudflare, yang melihat alamat jaringan dan ciri peramban Anda, bukan isian Anda.',
      loading: 'Sedang berjalan…',
      asking: 'Ikuti petunjuk di atas.',
      solved: 'Selesai.',
      failed: 'Pemeriksaan tambahan tidak berjalan',
      retry: 'Coba pemeriksaan lagi',
    },
    otherWays: 'Anda juga dapat menghubungi kami:',
    closed: {
      title: 'Formulir ini belum dibuka',
      text: 'Kami belum boleh menerima data Anda lewat formulir, karena pemberitahuan privasinya belum kami umumkan. Silakan hubungi kami langsung: kiriman Anda kami tangani dengan cara yang sama.',
      address: 'Alamat: {{address}}',
      none: 'Cara menghubungi kami ada di halaman kontak.',
      contact: 'Halaman kontak',
    },
    wait: {
      minutes_one: '{{count}} menit',
      minutes_other: '{{count}} menit',
      hours_one: '{{count}} jam',
      hours_other: '{{count}} jam',
    },
    offlineTitle: 'Anda sedang luring',
    offlineTextOnly: 'Teruskan menulis dan biarkan halaman ini terbuka. Kirim setelah tersambung lagi.',
    offlineText: 'Teruskan menulis: isian tersimpan di peramban ini. Kirim setelah tersambung lagi.',
    draft: {
      restored: 'Isian Anda dari {{time}} dipulihkan',
      restoredText: 'Beri persetujuan dan pilih berkas sekali lagi.',
      files: 'Sebelumnya Anda memilih: {{names}}.',
      discard: 'Hapus draf',
      discarded: 'Draf dihapus',
      discardTitle: 'Hapus isian ini?',
      discardText: 'Semua yang Anda tulis di formulir ini akan hilang dan tidak dapat dikembalikan.',
      keptHere:
        'Isian disimpan di peramban ini saja, paling lama {{days}} hari; yang dirahasiakan hanya selama tab ini terbuka.',
      keptNowhere:
        'Peramban ini tidak menyimpan isian: yang Anda tulis hilang bila halaman ini ditutup atau dimuat ulang.',
    },
    consent: {
      legend: 'Data pribadi Anda',
      label:
        'Saya telah membaca pemberitahuan ini dan menyetujui pemrosesan data saya untuk keperluan tersebut.',
      version: 'Versi pemberitahuan: {{version}}',
      more: 'Baca kebijakan privasi selengkapnya',
    },
    confidential: {
      label: 'Rahasiakan identitas saya',
      hint: 'Nama, badan usaha, email, dan nomor telepon Anda disimpan terpisah. Hanya admin dan petugas yang ditunjuk yang dapat membukanya, dan setiap pembukaan dicatat.',
      reported: 'Pihak yang Anda laporkan tidak diberi tahu siapa Anda.',
    },
    trap: 'Jangan isi kolom ini',
    evidence: {
      add: 'Tambah berkas',
      hint: 'PDF, JPG, atau PNG; masing-masing paling besar {{size}}, paling banyak {{count}} berkas.',
      later: 'Berkas dikirim setelah formulir diterima, dan Anda melihat kemajuannya.',
      list: 'Berkas yang dipilih',
      none: 'Belum ada berkas dipilih.',
      full: 'Sudah {{count}} berkas. Hapus satu untuk menambah yang lain.',
      remove: 'Hapus {{name}}',
      refused: '{{name}} tidak ditambahkan',
    },
    uploads: {
      title: 'Pengiriman berkas bukti',
      progress: 'Mengirim {{name}}',
      waiting: 'Menunggu giliran',
      sending: 'Mengirim, {{percent}}%',
      checking: 'Memeriksa isi berkas…',
      done: 'Diterima',
      failed: 'Gagal terkirim',
      refused: 'Ditolak',
      cancelled: 'Dibatalkan',
      missing: 'Belum terkirim',
      expired: 'Tidak diterima dalam batas waktu',
      cancel: 'Batalkan {{name}}',
      retry: 'Kirim lagi {{name}}',
      choose: 'Pilih berkas {{name}}',
      actions: { cancel: 'Batalkan', retry: 'Kirim lagi', choose: 'Pilih berkas' },
      until: 'Dapat dikirim sampai {{time}}.',
      allDone: 'Semua berkas diterima.',
      someLeft: 'Biarkan halaman ini terbuka sampai semua berkas terkirim.',
      broken:
        'Sambungan terputus saat mengirim. Dilanjutkan sendiri begitu tersambung, atau tekan “Kirim lagi”.',
      wrongKind: 'Pilih berkas {{type}} seperti yang didaftarkan.',
    },
    copy: {
      title: 'Yang Anda kirim',
      hint: 'Salinan ini hanya ada di halaman ini dan tidak disimpan di perangkat: setelah halaman dimuat ulang atau ditinggalkan, salinan hilang. Cetak bila perlu.',
    },
    receipt: {
      number: 'Nomor perkara',
      code: 'Kode akses',
      copy: 'Salin',
      copyNumber: 'Salin nomor perkara',
      copyCode: 'Salin kode akses',
      copied: 'Tersalin',
      copyFailed: 'Tidak dapat menyalin. Catat atau foto kode ini.',
      keep: 'Simpan nomor dan kode ini sekarang',
      keepText:
        'Kode akses hanya ditampilkan sekali ini. Bila hilang, kami hanya dapat mengirim kode baru ke email yang Anda berikan. Anda memerlukannya untuk melihat perkembangan, membalas, dan membaca hasilnya.',
      print: 'Cetak atau simpan PDF',
      saved: 'Saya sudah menyimpan nomor dan kode akses.',
      received: 'Diterima {{time}}',
      next: 'Apa yang terjadi selanjutnya',
      email: 'Konfirmasi dikirim ke {{email}}. Demi keamanan, kode akses tidak ada di dalamnya.',
      noEmail: 'Anda tidak memberi alamat email, jadi perkembangan hanya dapat dilihat di halaman lacak.',
      track: 'Lacak perkara ini',
      home: 'Kembali ke beranda',
      leaveTitle: 'Sudah menyimpan kode akses?',
      leaveText:
        'Tanpa kode ini Anda tidak dapat melihat perkembangan perkara. Kode tidak dapat ditampilkan lagi.',
      leaveUploads:
        'Ada berkas yang belum selesai terkirim. Bila halaman ditinggalkan, pengirimannya berhenti.',
      leave: 'Tinggalkan halaman',
    },
    guide: {
      title: 'Sebelum mengisi',
      minutes: 'Perlu sekitar {{count}} menit.',
      track: 'Sudah punya nomor perkara? Lacak di sini',
      procedure: 'Baca prosedur keluhan dan banding selengkapnya',
    },
    days_one: '{{count}} hari kerja',
    days_other: '{{count}} hari kerja',
    choose: 'Pilih salah satu',
    characters: '{{used}} dari {{limit}} karakter',
  },
  en: {
    waiting: {
      form: 'Preparing the form …',
      noScript: 'This form needs JavaScript. Without it, please reach us in one of these ways.',
    },
    problem: {
      title: 'Something needs your attention',
      intro: 'Check the answers below and send again. Nothing has been lost.',
      notSent: 'Not sent yet',
      notHere: 'This form cannot be sent from this browser',
      notNow: 'This form cannot be sent at the moment',
      kept: 'What you wrote is still kept in this browser.',
    },
    dayRead: 'Read as {{day}}',
    empty: 'Complete “{{field}}”.',
    unticked: 'Tick the box “{{field}}”.',
    errors: {
      field: {
        required: 'This is required.',
        invalid: 'This does not look right. Check what you entered.',
        too_short: 'Too short: write at least {{limit}} characters.',
        too_long: 'Too long: at most {{limit}} characters.',
        in_future: 'This date is in the future.',
      },
      invalid: {
        email: 'Enter a full e-mail address, such as name@company.co.id.',
        phone: 'Enter a number in digits, such as 0812-3456-7890.',
        date: 'Enter a complete date.',
        line: 'Remove line breaks and hidden characters from this answer.',
        subclass_codes: 'Enter codes like BG001, separated by commas; 30 at most.',
        application_number: 'The number must contain letters or digits.',
      },
      notice: {
        missing:
          'This form is closed until the privacy notice is published. What you wrote is kept in this browser; please contact us directly in the meantime.',
      },
      consent: {
        required: 'Tick the box so that we may handle what you send.',
        outdated: 'The privacy notice has just been updated. Read the new version and tick the box again.',
      },
      files: {
        invalid: 'This file cannot be read. Choose it again.',
        empty: 'This file is empty.',
        too_many: 'At most {{limit}} files.',
        type: 'The content of this file is not PDF, JPG or PNG, whatever its name says.',
        content: 'This file is damaged, incomplete or does not match its type, so we did not keep it.',
        not_now:
          'Files cannot be received at the moment, but we have received your report. Send this file later from the tracking page, with your number and access code.',
        too_large: 'Larger than {{limit}}. Make the file smaller or split it.',
        case_full: 'A case can hold {{limit}} files at most. Contact us to submit more.',
        closed: 'This case is closed; documents can no longer be sent.',
      },
      payload: {
        invalid: 'What was sent could not be read. Reload the page and send again.',
        too_large: 'This is too long. Shorten the description and send again.',
      },
      submission: {
        rejected: 'Refused because it looked as if a program had sent it. Reload the page and try again.',
        too_fast: 'That was too fast. Wait a few seconds and send again.',
        expired: 'We received this more than a day ago. If you press send again, a new case will be opened.',
        key_used:
          'Your earlier submission was recorded with different content. Send again if this one is to be recorded as well.',
      },
      limit: {
        reached: 'Too many attempts in a short time. Try again in {{wait}}.',
      },
      method: { not_allowed: 'This request cannot be processed. Reload the page and try again.' },
      challenge: {
        required: 'The security check was not finished. Send again.',
        invalid: 'The security check has expired. Send again.',
        unsolved:
          'This browser cannot run the security check. Update or change the browser, or contact us directly.',
      },
      turnstile: {
        required:
          'This form now requires an additional check. Complete it above the send button and send again.',
        invalid: 'The additional check has expired. Send again.',
        unanswered: 'Complete the additional check above the send button and send again.',
        refused: 'The additional check did not succeed. Repeat it and send again, or contact us directly.',
        unreachable:
          'The additional check by Cloudflare could not be loaded or answered. Try again in a moment, allow scripts on this page, or contact us directly.',
        not_configured:
          'The additional check of this site is not ready, so the form cannot be sent at the moment. Contact us directly.',
      },
      case: { closed: 'This case is closed; you can no longer reply.' },
      outcome_unknown: 'It is not known yet whether your submission was recorded. Send again to check.',
      network:
        'The connection was lost, and nothing has been recorded yet. Send again: the same submission is never recorded twice.',
      offline: 'Your device is offline. Connect to the internet and send again.',
      no_room:
        'Our server is full and cannot keep your submission yet. Try again later, or contact us directly.',
      unknown: 'Something went wrong on our side. Try again; the same submission is never recorded twice.',
    },
    turnstile: {
      title: 'Additional check',
      about:
        'Run by Cloudflare, which sees your network address and characteristics of your browser, not your answers.',
      loading: 'Running…',
      asking: 'Follow the instructions above.',
      solved: 'Done.',
      failed: 'The additional check is not running',
      retry: 'Try the check again',
    },
    otherWays: 'You can also reach us directly:',
    closed: {
      title: 'This form is not open yet',
      text: 'We may not collect your data through this form yet, because our privacy notice has not been published. Please contact us directly: we handle what you send in the same way.',
      address: 'Address: {{address}}',
      none: 'Ways to reach us are on the contact page.',
      contact: 'Contact page',
    },
    wait: {
      minutes_one: '{{count}} minute',
      minutes_other: '{{count}} minutes',
      hours_one: '{{count}} hour',
      hours_other: '{{count}} hours',
    },
    offlineTitle: 'You are offline',
    offlineTextOnly: 'Go on writing and leave this page open. Send it once you are connected again.',
    offlineText:
      'Keep writing: your answers are kept in this browser. Send them once you are connected again.',
    draft: {
      restored: 'Your answers from {{time}} have been restored',
      restoredText: 'Please give your consent and choose your files again.',
      files: 'You had chosen: {{names}}.',
      discard: 'Delete draft',
      discarded: 'Draft deleted',
      discardTitle: 'Delete these answers?',
      discardText: 'Everything you wrote in this form will be lost and cannot be recovered.',
      keptHere:
        'Your answers are kept in this browser only, for {{days}} days at most; confidential ones only while this tab is open.',
      keptNowhere: 'This browser keeps nothing: your answers are lost when this page is closed or reloaded.',
    },
    consent: {
      legend: 'Your personal data',
      label: 'I have read this notice and agree to my data being processed for this purpose.',
      version: 'Version of the notice: {{version}}',
      more: 'Read the full privacy policy',
    },
    confidential: {
      label: 'Keep my identity confidential',
      hint: 'Your name, company, e-mail address and phone number are stored separately. Only admins and the handler of your case can see them, and every access is logged.',
      reported: 'The people you report are not informed who you are.',
    },
    trap: 'Leave this field empty',
    evidence: {
      add: 'Add files',
      hint: 'PDF, JPG or PNG; up to {{size}} each, {{count}} files at most.',
      later: 'Files are sent once the form has been received, and you can follow their progress.',
      list: 'Chosen files',
      none: 'No files chosen yet.',
      full: 'You have chosen {{count}} files. Remove one to add another.',
      remove: 'Remove {{name}}',
      refused: '{{name}} was not added',
    },
    uploads: {
      title: 'Sending your evidence',
      progress: 'Sending {{name}}',
      waiting: 'Queued',
      sending: 'Sending, {{percent}}%',
      checking: 'Checking the content…',
      done: 'Received',
      failed: 'Not sent',
      refused: 'Refused',
      cancelled: 'Cancelled',
      missing: 'Not sent yet',
      expired: 'Not received in time',
      cancel: 'Cancel {{name}}',
      retry: 'Send {{name}} again',
      choose: 'Choose file {{name}}',
      actions: { cancel: 'Cancel', retry: 'Send again', choose: 'Choose file' },
      until: 'Can be sent until {{time}}.',
      allDone: 'All files have been received.',
      someLeft: 'Keep this page open until every file has been sent.',
      broken:
        'The connection was lost while sending. It goes on by itself once you are connected, or press “Send again”.',
      wrongKind: 'Choose a {{type}} file, like the one you listed.',
    },
    copy: {
      title: 'What you sent',
      hint: 'This copy is on this page only and is not stored on the device: it is gone once the page is reloaded or left. Print it if you need it.',
    },
    receipt: {
      number: 'Case number',
      code: 'Access code',
      copy: 'Copy',
      copyNumber: 'Copy the case number',
      copyCode: 'Copy the access code',
      copied: 'Copied',
      copyFailed: 'Copying failed. Write this code down or take a picture.',
      keep: 'Save this number and code now',
      keepText:
        'The access code is shown only once. If you lose it, we can only send a new one to the e-mail address you gave. You need it to follow the case, to reply and to read the outcome.',
      print: 'Print or save as PDF',
      saved: 'I have saved the number and the access code.',
      received: 'Received {{time}}',
      next: 'What happens next',
      email: 'A confirmation has been sent to {{email}}. For your safety the access code is not in it.',
      noEmail: 'You gave no e-mail address, so you can follow the case only on the tracking page.',
      track: 'Track this case',
      home: 'Back to the home page',
      leaveTitle: 'Have you saved the access code?',
      leaveText: 'Without it you cannot follow your case. It cannot be shown again.',
      leaveUploads: 'Some files are still being sent. Leaving the page stops them.',
      leave: 'Leave the page',
    },
    guide: {
      title: 'Before you start',
      minutes: 'Takes about {{count}} minutes.',
      track: 'Already have a case number? Track it here',
      procedure: 'Read the full procedure for complaints and appeals',
    },
    days_one: '{{count}} working day',
    days_other: '{{count}} working days',
    choose: 'Choose one',
    characters: '{{used}} of {{limit}} characters',
  },
});
