/**
 * Electrical installation in buildings (KBLI 43211) is certified under the electricity law by bodies of the
 * energy ministry, so no subclassification of construction contains it.
 */
const ELECTRICAL_INSTALLATION =
  /\b43211\b|\b(?:instalasi|pemasangan|pasang|instalatir) (?:tenaga |jaringan )?listrik\b|\belectrical? (?:installation|wiring)\b/i;

/** Returns true if a search is about electrical installation, which has no subclassification. */
export const isElectricalInstallation = (words: string) =>
  ELECTRICAL_INSTALLATION.test(words.replaceAll(/\s+/g, ' '));
