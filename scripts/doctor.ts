// `npm run doctor`: checks a site from outside and, with the secret key, its database; exits with 1 if a
// check failed.
// npm run doctor -- [https://the-site]      without an address: the site that npm start serves here
import { ownerOf } from '../supabase/local/data-directory.ts';
import { keysOf } from '../supabase/local/keys.ts';
import { report } from './doctor/check-result.ts';
import { inside } from './doctor/inside.ts';
import { outside } from './doctor/outside.ts';
import { exitWithError, UserError } from './start/user-error.ts';
import { loadEnvFiles, readSettings } from './start/settings.ts';

interface DoctorTarget {
  site: string;
  project?: string | undefined;
  secretKey?: string | undefined;
}

/** Returns the given site with the keys of the environment, or this machine's site with its own keys. */
function doctorTarget(named: string | undefined, environment = process.env): DoctorTarget {
  const { SUPABASE_SECRET_KEY: secretKey, VITE_SUPABASE_URL: project } = environment;
  if (named) {
    if (!URL.canParse(named) || !/^https?:/.test(named))
      throw new UserError(`"${named}" is not a complete address such as https://lsbu.example.id`);
    return { site: named.replace(/\/+$/, ''), project: project?.replace(/\/+$/, ''), secretKey };
  }
  const settings = readSettings();
  if (settings.hosted)
    throw new UserError('Pass the address of the site: npm run doctor -- https://lsbu.example.id');
  if (ownerOf(settings.dataDir) === undefined)
    throw new UserError(
      'No local site is running. Start it with npm start, or pass an address: npm run doctor -- https://lsbu.example.id',
    );
  return { site: settings.url, project: settings.url, secretKey: keysOf(settings.dataDir).secretKey };
}

async function main() {
  loadEnvFiles();
  const { site, project, secretKey } = doctorTarget(process.argv[2]);
  const findings = [...(await outside(site, project)), ...(await inside(site, project, secretKey))];
  console.log(report(site, findings));
  process.exitCode = findings.some(({ state }) => state === 'failed') ? 1 : 0;
}

main().catch(exitWithError);
