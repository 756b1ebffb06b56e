import { useState } from 'react';
import type { RequestProblem } from '@/requests/problem';
import { evidenceOf, MAX_FILES, type EvidenceFile } from '@/lib/evidence/evidence-file';

export interface RefusedFile {
  name: string;
  problem: RequestProblem;
}

/** Files chosen for a form, and those rejected in the last attempt. */
export function useEvidence(onChange: (names: string[]) => void) {
  const [files, setFiles] = useState<readonly EvidenceFile[]>([]);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);

  const change = (next: readonly EvidenceFile[]) => {
    setFiles(next);
    onChange(next.map(({ name }) => name));
  };
  async function add(chosen: readonly File[]) {
    const taken = [...files];
    const problems: RefusedFile[] = [];
    for (const file of chosen) {
      const evidence = await evidenceOf(file);
      const refuse = (code: RequestProblem['code'], hint: string) =>
        problems.push({ name: file.name, problem: { code, field: 'files', hint } });
      if ('problem' in evidence) refuse(evidence.problem, evidence.hint);
      else if (taken.length >= MAX_FILES) refuse('files.too_many', String(MAX_FILES));
      else if (!taken.some((each) => each.name === evidence.name && each.file.size === file.size))
        taken.push(evidence);
    }
    setRefused(problems);
    change(taken);
  }
  const remove = (id: string) => {
    setRefused([]);
    change(files.filter((file) => file.id !== id));
  };
  const clear = () => {
    setRefused([]);
    setFiles([]);
  };
  return { files, refused, add, remove, clear };
}
export type Evidence = ReturnType<typeof useEvidence>;
