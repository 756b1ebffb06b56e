import { all, rename, unwrapElement } from './elements';

const isNested = (element: Element) => element.parentElement?.closest('table') !== null;

/**
 * Reduces cells to paragraphs and lists. Replaces a table with a single cell, used as a frame, by its
 * content.
 */
export function cleanTables(root: HTMLElement) {
  all(root, 'table').filter(isNested).forEach(unwrapTable);
  for (const table of all(root, 'table')) {
    const cells = all(table, 'td, th');
    if (cells.length <= 1) {
      unwrapTable(table);
      continue;
    }
    all(table, 'caption').forEach((caption) => table.before(rename(caption, 'p')));
    all(table, 'thead td').forEach((cell) => {
      const spans = ['colspan', 'rowspan'].map((name) => [name, cell.getAttribute(name)] as const);
      const header = rename(cell, 'th');
      for (const [name, value] of spans) if (value) header.setAttribute(name, value);
    });
    all(table, 'h1, h2, h3, h4, h5, h6').forEach((heading) => rename(heading, 'p'));
    all(table, 'blockquote, aside, figure').forEach(unwrapElement);
    all(table, 'hr, colgroup').forEach((element) => element.remove());
  }
}

function unwrapTable(table: HTMLElement) {
  all(table, 'td, th, caption').forEach((cell) => rename(cell, 'div'));
  all(table, 'colgroup').forEach((element) => element.remove());
  all(table, 'thead, tbody, tfoot, tr').forEach(unwrapElement);
  unwrapElement(table);
}

/** Converts each row to a line, for texts that cannot contain tables. */
export function tablesToLines(root: HTMLElement) {
  for (const row of all(root, 'tr')) {
    const line = root.ownerDocument.createElement('p');
    line.textContent = [...row.children].map((cell) => cell.textContent.trim()).join(' | ');
    row.replaceWith(line);
  }
  all(root, 'table, thead, tbody, tfoot').forEach(unwrapElement);
}
