import type { AuditAction, AuditActor } from '@/domain/audit';
import { defineMessages } from '@/lib/i18n/define-messages';

/** Texts of the audit log: actors, actions and kinds of record. */
export const auditLogMessages = defineMessages('auditLog', {
  id: {
    recent: 'Aktivitas terbaru',
    seeAll: 'Lihat semua',
    run: '{{count, number}} data',
    empty: 'Belum ada aktivitas',
    emptyHint: 'Perubahan isi situs dan perkara yang masuk akan tercatat di sini.',
    failed: 'Aktivitas tidak dapat dimuat',
    actor: { visitor: 'Pengunjung', person: 'Staf', service: 'Sistem', system: 'Sistem' } satisfies Record<
      AuditActor,
      string
    >,
    action: {
      insert: 'menambahkan {{thing}}',
      update: 'mengubah {{thing}}',
      delete: 'menghapus {{thing}}',
      trash: 'memindahkan {{thing}} ke sampah',
      restore: 'memulihkan {{thing}}',
      unmask: 'membuka identitas dalam {{thing}}',
      export: 'mengekspor {{thing}}',
      other: 'memproses {{thing}}',
    } satisfies Record<AuditAction | 'trash' | 'restore' | 'other', string>,
    exportedList: 'mengekspor daftar “{{list}}”',
    /** Tables without a screen; all others are named after their screen. */
    table: {
      case_people: 'pihak terkait perkara',
      content: 'seluruh isi situs',
      files: 'berkas sisa',
      redirects: 'pengalihan alamat',
      other: 'data',
    },
  },
  en: {
    recent: 'Recent activity',
    seeAll: 'See all',
    run: '{{count, number}} entries',
    empty: 'No activity yet',
    emptyHint: 'Changes to the site and incoming cases will appear here.',
    failed: 'The activity could not be loaded',
    actor: { visitor: 'A visitor', person: 'A member of staff', service: 'The system', system: 'The system' },
    action: {
      insert: 'added {{thing}}',
      update: 'changed {{thing}}',
      delete: 'deleted {{thing}}',
      trash: 'moved {{thing}} to the trash',
      restore: 'restored {{thing}}',
      unmask: 'opened the identity in {{thing}}',
      export: 'exported {{thing}}',
      other: 'processed {{thing}}',
    },
    exportedList: 'exported the list “{{list}}”',
    table: {
      case_people: 'a person involved in a case',
      content: 'all content of the site',
      files: 'a left-over file',
      redirects: 'a redirect',
      other: 'a record',
    },
  },
});
