import { z } from 'zod';

// Zod would compile its checks with `new Function`, which the content policy refuses: every page with a form would print
// an error. Set here, before any schema is made; the linter keeps `zod` itself to this file.
z.config({ jitless: true });

export { z };
