/** Users of the demo (`LOCAL_ACCOUNTS=demo`), created by create-demo-accounts.ts. */
export const demoPassword = 'demo-password-123';

export const demoAccounts = [
  { role: 'admin', email: 'admin@demo.test', fullName: 'Rina Admin' },
  { role: 'editor', email: 'editor@demo.test', fullName: 'Budi Editor' },
  { role: 'viewer', email: 'viewer@demo.test', fullName: 'Sari Pembaca' },
] as const;
