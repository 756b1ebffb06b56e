import type { CDPSession, Page } from '@playwright/test';

interface AxNode {
  ignored: boolean;
  role?: { value: string };
  name?: { value: string };
  description?: { value: string };
  backendDOMNodeId?: number;
  properties?: { name: string; value: { value: unknown } }[];
}

const isNamed = (name: string | RegExp, found = '') =>
  typeof name === 'string' ? found.trim() === name : name.test(found.trim());
const property = (node: AxNode, name: string) =>
  node.properties?.find((each) => each.name === name)?.value.value;

/** Reads Chromium’s accessibility tree and performs the actions that screen readers offer. */
export async function treeOf(page: Page) {
  const browser: CDPSession = await page.context().newCDPSession(page);
  await browser.send('DOM.enable');
  await browser.send('Accessibility.enable');

  const nodes = async () => {
    const { nodes: all } = (await browser.send('Accessibility.getFullAXTree')) as { nodes: AxNode[] };
    return all.filter(({ ignored }) => !ignored);
  };
  const onElement = async (node: AxNode, does: string) => {
    const { object } = await browser.send('DOM.resolveNode', { backendNodeId: node.backendDOMNodeId ?? 0 });
    await browser.send('Runtime.callFunctionOn', {
      objectId: object.objectId ?? '',
      functionDeclaration: does,
    });
  };
  return {
    /** Returns the only node with this role and name, or a message that explains why it was not found. */
    async find(role: string, name: string | RegExp): Promise<AxNode | string> {
      const all = await nodes();
      const found = all.filter((node) => node.role?.value === role && isNamed(name, node.name?.value));
      if (found.length === 1 && found[0]) return found[0];
      const others = all.filter((node) => node.role?.value === role).map((node) => node.name?.value ?? '');
      return `${found.length} of ${role} ${String(name)} among: ${others.join(' | ')}`;
    },
    isDisabled: (node: AxNode) => property(node, 'disabled') === true,
    isChecked: (node: AxNode) => property(node, 'checked') === 'true' || property(node, 'checked') === true,
    /** Activates the node as a screen reader does. */
    act: (node: AxNode) =>
      onElement(
        node,
        'function () { this.scrollIntoView({ block: "center" }); this.focus(); this.click(); }',
      ),
    focus: (node: AxNode) =>
      onElement(node, 'function () { this.scrollIntoView({ block: "center" }); this.focus(); }'),
    /** Returns name and description of the focused element. */
    async atFocus(): Promise<string> {
      const focused = (await nodes()).filter((node) => property(node, 'focused') === true);
      return focused
        .map(({ name, description }) => `${name?.value ?? ''} ${description?.value ?? ''}`)
        .join(' ');
    },
  };
}
