import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROLES, type Role } from '@/config/roles';
import { withFaults, type FaultRule } from '@tests/support/faults';
import { renderApp } from '@tests/support/render-app';
import { openTestStack, type TestStack } from '@tests/support/stack';
import { stackKey } from '@tests/support/stack-directory';
import { findToast } from '@tests/support/toasts';
import { adminScreens } from '@/app/screens/admin-screens';

/** Matches no row: the screen of one record then shows an empty state. */
const NO_ID = '00000000-0000-4000-8000-000000000000';

let stack: TestStack;
beforeAll(async () => {
  stack = await openTestStack();
});
afterAll(() => stack.close());

const open = (path: string, role?: Role | 'none', rules: FaultRule[] = []) =>
  renderApp({ path, stack, fetch: withFaults(stack.fetch, rules), ...(role && { role }) });

const findForbidden = () => screen.findByRole('heading', { name: 'Akses Ditolak' });
const setProfile = (role: Role, change: string) =>
  stack.sql(`update public.app_users set ${change} where email = $1`, [stack.accounts[role].email]);

/** One allowed and one refused screen for each role; e2e/access covers every screen in a browser. */
const oneOfEach = ROLES.flatMap((role) =>
  [true, false].flatMap((may) => {
    const screen = adminScreens.findLast(({ roles }) => roles.includes(role) === may);
    return screen ? [{ path: screen.path.replace(':id', NO_ID), role, may }] : [];
  }),
);

describe('roles and screens', () => {
  // The browser tests cannot open screens of one record, which have no fixed address.
  const ofOneRecord = adminScreens.filter(({ path }) => path.includes(':id'));
  test.each([
    ...oneOfEach,
    ...ofOneRecord.flatMap(({ path, roles }) =>
      ROLES.map((role) => ({ path: path.replace(':id', NO_ID), role, may: roles.includes(role) })),
    ),
  ])('$path is open to $role: $may', async ({ path, role, may }) => {
    await open(path, role);
    await screen.findByRole('main');
    if (!may) {
      expect(await findForbidden()).toBeVisible();
      return;
    }
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toBeVisible());
    expect(screen.queryByText('Akses Ditolak')).not.toBeInTheDocument();
    expect(window.location.pathname).toBe(path);
  });

  test.each(adminScreens)(
    '$path redirects a visitor to the login page, with the return path',
    async ({ path }) => {
      await open(path);
      await screen.findByRole('heading', { name: 'Login Admin' });
      expect(window.location.search).toBe(path === '/admin' ? '' : `?next=${encodeURIComponent(path)}`);
    },
  );
});

describe('user profiles', () => {
  test('a user without a profile row appears as a viewer, named by e-mail address, and can sign out', async () => {
    const { user, queryClient } = await open('/admin', 'none');
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
    expect(screen.getByRole('complementary')).toHaveTextContent(/none@demo\.test\s*Viewer/);
    expect(screen.getByText('Akun Anda belum memiliki profil')).toBeVisible();
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Akun none@demo.test' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    expect(await screen.findByRole('heading', { name: 'Login Admin' })).toBeVisible();
  });

  test('a user without a profile row sees a refusal inside the frame instead of a viewer’s list', async () => {
    const { queryClient } = await open('/admin/faq', 'none');
    expect(await findForbidden()).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Minta admin situs menambahkan Anda');
    expect(screen.getByRole('complementary')).toHaveTextContent(/none@demo\.test\s*Viewer/);
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Ke dashboard' })).toBeVisible();
  });

  test('a user with a deactivated profile sees a refusal outside the frame', async () => {
    await setProfile('editor', 'is_active = false');
    const { user } = await open('/admin/faq', 'editor');
    expect(await findForbidden()).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Anda tidak memiliki izin untuk mengakses halaman ini.',
    );
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Keluar' }));
    expect(await screen.findByRole('heading', { name: 'Login Admin' })).toBeVisible();
    await setProfile('editor', 'is_active = true');
  });

  test('a role in capitals is accepted', async () => {
    await setProfile('editor', "role = 'ADMIN'");
    const { queryClient } = await open('/admin', 'editor');
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
    expect(screen.getByRole('complementary')).toHaveTextContent(/Budi Editor\s*Admin/);
    // Wait for the dashboard's reads before the role is revoked.
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    await setProfile('editor', "role = 'editor'");
  });

  test('an unreadable profile shows an error and treats the user as a viewer', async () => {
    await open('/admin', 'admin', [{ match: '/app_users', fault: 'malformed-json' }]);
    expect(await findToast('Gagal memuat profil')).toHaveTextContent(
      'Tidak dapat mengambil data profil pengguna.',
    );
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
    expect(screen.getByRole('complementary')).toHaveTextContent(/admin@demo\.test\s*Viewer/);
  });
});

describe('end of a session', () => {
  test('a session rejected by the server redirects to the login page with an explanation and the return path', async () => {
    let isOver = false;
    const refusal = { code: 'PGRST301', message: 'JWT expired', details: null, hint: null };
    // The login page's requests are anonymous and succeed.
    const isTheirs = ({ url, headers }: Request) =>
      url.includes('/rest/v1/rpc/') && headers.get('authorization') !== `Bearer ${stackKey}`;
    const fetch: typeof globalThis.fetch = (input, init) =>
      isOver && isTheirs(new Request(input, init))
        ? Promise.resolve(Response.json(refusal, { status: 401 }))
        : stack.fetch(input, init);
    const { queryClient } = await renderApp({ path: '/admin/faq', stack, role: 'editor', fetch });
    await waitFor(() => expect(queryClient.getQueryData(['dashboard', 'counts'])).toBeDefined());
    // The editor does the same when a new text is first saved: it changes the URL without the router.
    window.history.replaceState(window.history.state, '', '/admin/news/edit/its-row');
    isOver = true;
    await queryClient.refetchQueries({ queryKey: ['dashboard'] });
    expect(await screen.findByRole('heading', { name: 'Login Admin' })).toBeVisible();
    expect(await findToast('Sesi Anda telah berakhir')).toBeVisible();
    expect(window.location.search).toBe('?next=%2Fadmin%2Fnews%2Fedit%2Fits-row');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  test('signing out shows a confirmation and drops the return path', async () => {
    const { user } = await open('/admin/profil', 'editor');
    await user.click(await screen.findByRole('button', { name: 'Akun Budi Editor' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    expect(await findToast('Berhasil Logout')).toHaveTextContent('Anda telah berhasil keluar dari sistem.');
    expect(await screen.findByRole('heading', { name: 'Login Admin' })).toBeVisible();
    expect(window.location).toMatchObject({ pathname: '/auth/login', search: '' });
  });

  test('a failed sign-out shows an error without ending the session', async () => {
    const { user } = await open('/admin', 'editor', [{ match: '/logout', fault: 'connection-cut' }]);
    await user.click(await screen.findByRole('button', { name: 'Akun Budi Editor' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    expect(await findToast('Logout Gagal')).toHaveTextContent('Anda masih masuk.');
    expect(window.location.pathname).toBe('/admin');
  });
});

test('an unknown address shows the 404 page inside the frame', async () => {
  await open('/admin/entah/apa', 'viewer');
  expect(await screen.findByRole('heading', { name: 'Halaman tidak ditemukan' })).toBeVisible();
  expect(screen.getByRole('main')).toHaveTextContent('/admin/entah/apa');
  expect(await screen.findByRole('navigation', { name: 'Menu admin' })).toBeVisible();
});
