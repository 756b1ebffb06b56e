import { paths } from '@/config/paths';
import { ROLES, type Role } from '@/config/roles';
import type { welcomeMessages } from './messages';

type Step = keyof (typeof welcomeMessages)['id']['steps'];

const addresses = {
  profile: paths.admin.profile,
  assistant: paths.admin.assistant,
  users: paths.admin.users,
  complaints: paths.admin.complaints,
  pages: paths.admin.cms,
  news: paths.admin.newsNew,
  compliance: paths.admin.compliance,
  clients: paths.admin.clients,
} as const satisfies Record<Step, string>;

const firstSteps: Record<Role, readonly Step[]> = {
  admin: ['profile', 'assistant', 'users', 'complaints'],
  editor: ['profile', 'complaints', 'pages', 'news'],
  viewer: ['profile', 'compliance', 'clients'],
};

/** The first steps of a role, with the screen of each. */
export const firstStepsOf = (role: Role) => firstSteps[role].map((step) => ({ step, to: addresses[step] }));

/** The role as one of ours, whatever its capitals; a viewer's where it is none, as the database has it. */
export const roleOf = (role: string): Role => ROLES.find((each) => each === role.toLowerCase()) ?? 'viewer';
