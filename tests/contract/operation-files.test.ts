import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { SESSION_LIMITS } from '../../scripts/go-live/session-limits.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const textOf = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const config = textOf('supabase/config.toml');

interface Step {
  uses?: string;
  run?: string;
}
interface Job {
  uses?: string;
  needs?: string;
  strategy?: { matrix: { node: number[] } };
  steps?: Step[];
}
interface Workflow {
  jobs: Record<string, Job>;
  permissions: Record<string, string>;
}
const workflow = (name: string) => parse(textOf(`.github/workflows/${name}.yml`)) as Workflow;

describe('GitHub Actions', () => {
  test('runs the tests on the oldest and the newest supported Node.js', () => {
    const { test: job } = workflow('test').jobs;
    expect(job?.strategy?.matrix.node).toEqual([20, 24]);
    expect(job?.steps?.at(-1)?.run).toMatch(/ \.ci\/run$/);
    expect(existsSync(path.join(ROOT, '.ci/run'))).toBe(true);
    expect(workflow('test').permissions).toEqual({ contents: 'read' });
  });

  test('creates a release only for an existing tag with passing tests', () => {
    const { jobs, permissions } = workflow('release');
    expect(permissions).toEqual({ contents: 'read' });
    const local = jobs.test?.uses ?? '';
    expect(existsSync(path.join(ROOT, local))).toBe(true);
    expect(jobs.release?.needs).toBe('test');
    expect(jobs.release?.steps?.map(({ run }) => run ?? '').join()).toContain('--verify-tag');
  });

  test('uses the matching section of the changelog as release notes', () => {
    const step = workflow('release').jobs.release?.steps?.at(-1)?.run ?? '';
    const folder = mkdtempSync(path.join(tmpdir(), 'notes-'));
    try {
      const changelog =
        '# Log\n\n## [Unreleased]\n\n- Nanti\n\n## [1.1.0] - 2027-01-01\n\n### Added\n\n- Baru\n\n## [1.0.0] - 2026-11-25\n\n- Lama\n\n[1.0.0]: #x\n';
      writeFileSync(path.join(folder, 'CHANGELOG.md'), changelog);
      for (const [tag, notes] of [
        ['v1.1.0', '\n### Added\n\n- Baru\n\n'],
        ['v1.0.0', '\n- Lama\n\n'],
      ] as const) {
        execFileSync('bash', ['-euc', `gh() { echo "$@" > called; }\n${step}`], {
          cwd: folder,
          env: { ...process.env, GITHUB_REF_NAME: tag },
        });
        expect(readFileSync(path.join(folder, 'notes.md'), 'utf8')).toBe(notes);
        expect(readFileSync(path.join(folder, 'called'), 'utf8')).toContain(`create ${tag} --verify-tag`);
      }
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  test('updates every package manifest weekly', () => {
    const { updates } = parse(textOf('.github/dependabot.yml')) as {
      updates: { directories?: string[]; directory?: string; schedule: { interval: string } }[];
    };
    for (const { schedule } of updates) expect(schedule.interval).toBe('weekly');
    for (const folder of updates.flatMap(({ directories = [] }) => directories))
      expect(existsSync(path.join(ROOT, folder, 'package.json')), folder).toBe(true);
  });
});

describe('services of a self-hosted site', () => {
  interface Service {
    image?: string;
    environment?: Record<string, string>;
    volumes?: string[];
  }
  const text = textOf('deploy/self-hosted/compose.yaml');
  const { services, volumes } = parse(text) as {
    services: Record<string, Service>;
    volumes: Record<string, unknown>;
  };
  const auth = services.auth?.environment ?? {};

  test('use images with a pinned version', () => {
    expect(Object.keys(services).sort()).toEqual(['auth', 'functions', 'site', 'storage']);
    for (const { image } of Object.values(services)) if (image) expect(image).toMatch(/:\d+\.\d+/);
  });

  test('have only variables that are documented or part of Supabase’s file', () => {
    const variables = [...text.matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name);
    const explained = [...textOf('deploy/self-hosted/env.example').matchAll(/^(\w+)=/gm)].map(
      ([, name]) => name,
    );
    expect([...new Set(variables)].sort()).toEqual([...explained, 'ANON_KEY', 'SERVICE_ROLE_KEY'].sort());
  });

  test('mount only existing files and volumes', () => {
    const mounted = Object.values(services).flatMap((service) => service.volumes ?? []);
    for (const volume of mounted) {
      const [from = ''] = volume.replace('${SITE_SOURCE}/', './').split(':');
      if (from.startsWith('./') && from !== './dist')
        expect(existsSync(path.join(ROOT, from)), from).toBe(true);
      else if (from !== './dist') expect(volumes, from).toHaveProperty(from);
    }
    expect(mounted).toContain('${SITE_SOURCE}/dist:/srv/site/public:ro');
  });

  test('configure the auth service as on a hosted project', () => {
    for (const [, name = '', subject = '', file = ''] of config.matchAll(
      /\[auth\.email\.template\.(\w+)\]\nsubject = "([^"]+)"\ncontent_path = "\.\/([^"]+)"/g,
    )) {
      expect(auth[`GOTRUE_MAILER_SUBJECTS_${name.toUpperCase()}`]).toBe(subject);
      expect(auth[`GOTRUE_MAILER_TEMPLATES_${name.toUpperCase()}`]).toBe(
        `http://site:8080/${path.basename(file)}`,
      );
    }
    const settings = config + SESSION_LIMITS;
    const setting = (name: string) => new RegExp(`^${name} = "?([^"\\n]+)"?$`, 'm').exec(settings)?.[1];
    expect(auth.GOTRUE_PASSWORD_MIN_LENGTH).toBe(setting('minimum_password_length'));
    expect(auth.GOTRUE_SESSIONS_TIMEBOX).toBe(setting('timebox'));
    expect(auth.GOTRUE_SESSIONS_INACTIVITY_TIMEOUT).toBe(setting('inactivity_timeout'));
    for (const hook of ['CUSTOM_ACCESS_TOKEN', 'PASSWORD_VERIFICATION_ATTEMPT', 'MFA_VERIFICATION_ATTEMPT'])
      expect(config).toContain(`uri = "${auth[`GOTRUE_HOOK_${hook}_URI`]}"`);
  });
});
