import { z } from 'zod';

// By default, Zod compiles its checks with `new Function`. That violates the content security policy, and
// every page with a form would log an error. Set before any schema is created; the linter allows importing
// `zod` only here.
z.config({ jitless: true });

export { z };
