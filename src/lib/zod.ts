import { z } from 'zod';

// Zod would compile its checks with `new Function`, which violates the content security policy: every page
// with a form would log an error. Set here, before any schema is created; the linter restricts imports of
// `zod` to this file.
z.config({ jitless: true });

export { z };
