import { toAppError, type AppError } from '@/lib/errors';
import { newId } from '@/lib/new-id';
import { slugify } from '@/lib/slug';
import {
  changesOf,
  isPublished,
  textOf,
  valuesOf,
  type TextState,
  type TextTable,
  type TextValues,
} from '@/editor/text';
import { deleteLocalCopy, writeLocalCopy, readLocalCopy, type LocalCopy } from './local-copy';
import { textDifferences } from './merge';
import { startText } from './new-text';
import { initialSnapshot, saveStateOf, type Snapshot } from './save-state';
import { textDraftOf, readText, saveTextDraft } from './text-calls';

const AUTOSAVE_MS = 2_000;
const LOCAL_COPY_MS = 300;
const RETRY_MS = 10_000;

interface Setting {
  table: TextTable;
  /** Null for a new text. */
  state: TextState | null;
  /** Initial values of a new text. */
  initial: TextValues;
  /** Returns the storage key of unsaved text in this browser, by the text's id or 'new'. */
  keyOf: (id: string) => string;
  /** Title for a text without one. */
  untitled: string;
}

/** Editing session of one text: its values, saving them, and the error that stops saving. */
export class TextSession {
  readonly #setting: Setting;
  readonly #listeners = new Set<() => void>();
  #snapshot: Snapshot;
  /** True once this session has written to the server. */
  hasSaved = false;
  /** Values of every column as last loaded or saved: the common ancestor in a collision. */
  #known: TextValues;
  #newId = newId();
  #running: Promise<boolean> | undefined;
  #timers = new Map<'save' | 'keep' | 'retry', ReturnType<typeof setTimeout>>();

  constructor(setting: Setting) {
    this.#setting = setting;
    const { state, initial, table, keyOf } = setting;
    this.#known = state ? valuesOf(table, state) : initial;
    const snapshot = initialSnapshot(state, this.#known);
    const copy = readLocalCopy(keyOf(state?.row.id ?? 'new'));
    this.#snapshot = copy ? this.#recover(snapshot, copy) : snapshot;
  }

  get table() {
    return this.#setting.table;
  }
  readonly getSnapshot = () => this.#snapshot;
  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /**
   * Starts saving, recovered input first. Returns a function that stops it; unsaved input stays in the
   * browser.
   */
  start(): () => void {
    const again = () => this.#snapshot.save.kind === 'offline' && void this.flush();
    const keep = () => this.#keep();
    window.addEventListener('online', again);
    window.addEventListener('pagehide', keep);
    if (this.#snapshot.save.kind === 'waiting') this.#saveSoon();
    return () => {
      window.removeEventListener('online', again);
      window.removeEventListener('pagehide', keep);
      this.#keep();
      for (const timer of this.#timers.values()) clearTimeout(timer);
    };
  }

  /** Returns true if the server lacks some input. */
  isDirty(): boolean {
    return Object.keys(changesOf(this.#known, this.#snapshot.values)).length > 0;
  }

  change(column: string, value: unknown): void {
    const { values, state, save } = this.#snapshot;
    const next: Record<string, unknown> = { ...values, [column]: value };
    const wasPublic = state && (isPublished(state.row) || state.row.published_at !== null);
    // The slug follows the title until the text is public or the user edits the slug.
    if (column === 'title' && !wasPublic && textOf(values, 'slug') === slugify(textOf(values, 'title')))
      next.slug = slugify(String(value));
    const isStopped = ['collision', 'gone', 'trashed', 'expired'].includes(save.kind);
    this.update({ values: next, ...(!isStopped && { save: { kind: 'waiting' } }) });
    this.#after('keep', LOCAL_COPY_MS, () => this.#keep());
    if (!isStopped) this.#saveSoon();
  }

  /** Saves now. Returns true if the server has all input. */
  flush(): Promise<boolean> {
    this.#running ??= this.#save().finally(() => (this.#running = undefined));
    return this.#running;
  }

  update(change: Partial<Snapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...change };
    for (const listener of this.#listeners) listener();
  }

  /** Applies a state from the server, keeping input typed since `sent`. `isNew`: the content has changed. */
  applyServerState(state: TextState, sent: TextValues, isNew: boolean): void {
    const typed = changesOf(sent, this.#snapshot.values);
    this.#known = valuesOf(this.table, state);
    const epoch = this.#snapshot.epoch + Number(isNew);
    this.update({ state, values: { ...this.#known, ...typed }, epoch, save: { kind: 'unchanged' } });
    if (!this.isDirty()) return this.#forget();
    this.update({ save: { kind: 'waiting' } });
    this.#saveSoon();
  }

  /** Resolves a collision with the merged values. */
  resolveCollision(theirs: TextState, values: TextValues): Promise<boolean> {
    this.#known = valuesOf(this.table, theirs);
    this.update({ state: theirs, values, epoch: this.#snapshot.epoch + 1, save: { kind: 'waiting' } });
    return this.flush();
  }

  /** Handles a failed save. Returns true if the save can be retried. */
  async handleSaveError(error: AppError): Promise<boolean> {
    const save = saveStateOf(error);
    const { state, values } = this.#snapshot;
    if (save !== 'newer' || !state) {
      this.update({ save: save === 'newer' ? { kind: 'gone' } : save });
      if (this.#snapshot.save.kind === 'offline') this.#after('retry', RETRY_MS, () => void this.flush());
      this.#keep();
      return false;
    }
    try {
      const latest = await readText(this.table, { id: state.row.id });
      if (!latest || latest.row.deleted_at) {
        this.update({ save: { kind: latest ? 'trashed' : 'gone' } });
        return false;
      }
      const theirs = valuesOf(this.table, latest);
      const collides = textDifferences(this.#known, values, theirs).some(({ changed }) => changed !== 'mine');
      this.update(collides ? { save: { kind: 'collision', theirs: latest } } : { state: latest });
      if (collides) this.#keep();
      else this.#known = theirs;
      return !collides;
    } catch (thrown) {
      return this.handleSaveError(toAppError(thrown));
    }
  }

  /** Deletes the browser's copy, because the input is now another text. */
  detachCopy(): void {
    this.#known = this.#snapshot.values;
    this.#forget();
  }

  /** Common ancestor of both versions in a collision. */
  get base(): TextValues {
    return this.#known;
  }

  async #save(): Promise<boolean> {
    for (const name of ['save', 'retry'] as const) clearTimeout(this.#timers.get(name));
    while (this.isDirty() || !['unchanged', 'saved'].includes(this.#snapshot.save.kind)) {
      if (this.#snapshot.save.kind === 'collision') return false;
      // The only input of a new text was removed.
      if (!this.#snapshot.state && !this.isDirty()) break;
      try {
        this.update({ save: { kind: 'saving' } });
        await this.#send();
      } catch (thrown) {
        if (!(await this.handleSaveError(toAppError(thrown)))) return false;
      }
    }
    if (this.#snapshot.save.kind === 'waiting') this.update({ save: { kind: 'unchanged' } });
    this.#forget();
    return true;
  }

  async #send(): Promise<void> {
    const { table, untitled, keyOf } = this.#setting;
    if (!this.#snapshot.state) {
      const { state, values } = await startText(
        table,
        this.#newId,
        this.#known,
        this.#snapshot.values,
        untitled,
      );
      const typed = changesOf(values.sent, this.#snapshot.values);
      deleteLocalCopy(keyOf('new'));
      this.#known = valuesOf(table, state);
      this.update({ state, values: { ...values.now, ...typed } });
    }
    const { state, values } = this.#snapshot;
    if (!state) return;
    const changes = changesOf(valuesOf(table, { row: state.row, draft: null }), values);
    const saved = await saveTextDraft(table, state, changes);
    this.#known = values;
    this.hasSaved = true;
    this.update({
      state: { row: state.row, draft: textDraftOf(saved, changes) },
      save: { kind: 'saved', at: new Date(saved.saved_at) },
    });
  }

  #recover(fresh: Snapshot, copy: LocalCopy): Snapshot {
    const { state } = fresh;
    this.#newId = copy.newId ?? this.#newId;
    const found = textDifferences(copy.base, copy.values, this.#known);
    if (found.every(({ changed }) => changed === 'theirs')) return fresh;
    const isMet = state && found.some(({ changed }) => changed !== 'mine');
    if (isMet) this.#known = copy.base;
    return {
      ...fresh,
      values: { ...fresh.values, ...copy.values },
      save: isMet ? { kind: 'collision', theirs: state } : { kind: 'waiting' },
      isRecovered: true,
    };
  }

  #key = () => this.#setting.keyOf(this.#snapshot.state?.row.id ?? 'new');
  #keep(): void {
    const { values, state } = this.#snapshot;
    const versions = { version: state?.row.version ?? null, draft: state?.draft?.version ?? null };
    if (this.isDirty())
      writeLocalCopy(this.#key(), { base: this.#known, values, ...versions, newId: this.#newId });
  }
  #forget(): void {
    clearTimeout(this.#timers.get('keep'));
    deleteLocalCopy(this.#key());
  }
  #saveSoon(): void {
    this.#after('save', AUTOSAVE_MS, () => void this.flush());
  }
  #after(name: 'save' | 'keep' | 'retry', milliseconds: number, run: () => void): void {
    clearTimeout(this.#timers.get(name));
    this.#timers.set(name, setTimeout(run, milliseconds));
  }
}
