/** Label and formatted answer of a field. */
export type AnswerRow = readonly [label: string, words: string];

interface AnswerListProps {
  answers: readonly AnswerRow[];
  /** Text shown for a blank answer. */
  none?: string;
}

/** Renders the answers of a form, field by field. */
export function AnswerList({ answers, none }: AnswerListProps) {
  return (
    <dl className="divide-y divide-border text-sm">
      {answers.map(([label, words]) => (
        <div key={label} className="grid gap-x-6 gap-y-0.5 px-5 py-3 sm:grid-cols-[12rem_1fr]">
          <dt className="font-semibold text-text-muted">{label}</dt>
          <dd className="max-w-prose wrap-anywhere whitespace-pre-line">
            {words || <span className="text-text-muted">{none}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
