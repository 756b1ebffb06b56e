import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../../scripts/free-port.ts';
import { root } from '../../scripts/start/root.ts';
import { runServer } from './run-server.ts';

/** Reads a recipe of deploy/ for a local folder and port, without a certificate. */
const recipe = (name: string, site: string) =>
  readFileSync(path.join(root, 'deploy', name), 'utf8').replaceAll('/srv/site/public', site);

/** Returns the server block for visitors; the one before it redirects http to https. */
const nginxRecipe = (site: string, port: number) =>
  recipe('nginx.conf', site)
    .replace(/^server \{\n {4}listen 80;[\s\S]*?^\}\n/m, '')
    .replace('443 ssl http2', `127.0.0.1:${port}`)
    .replaceAll(/^ *ssl_certificate.*\n/gm, '');

/** A web server from Debian's packages, with the configuration file that a build writes for it. */
export interface HostServer {
  program: string;
  /** Full configuration around the build's file: site folder, writable folder and port. */
  config: (site: string, scratch: string, port: number) => string;
  args: (config: string, scratch: string) => string[];
}

export const hostServers: Record<'nginx' | 'Caddy', HostServer> = {
  nginx: {
    program: '/usr/sbin/nginx',
    config: (site, scratch, port) => `
daemon off; pid ${scratch}/pid; error_log ${scratch}/error.log; worker_processes 1; ${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 64; }
http {
  include /etc/nginx/mime.types; access_log off;
  client_body_temp_path ${scratch}/body; proxy_temp_path ${scratch}/proxy; fastcgi_temp_path ${scratch}/fastcgi;
  uwsgi_temp_path ${scratch}/uwsgi; scgi_temp_path ${scratch}/scgi;
${nginxRecipe(site, port)}
}`,
    args: (config, scratch) => ['-p', scratch, '-c', config, '-e', `${scratch}/error.log`],
  },
  Caddy: {
    program: '/usr/bin/caddy',
    config: (site, _scratch, port) => `{
  admin off
  auto_https off
}
${recipe('Caddyfile', site).replace('your-domain.example', `http://127.0.0.1:${port}`)}`,
    args: (config) => ['run', '--adapter', 'caddyfile', '--config', config],
  },
};

export const isThere = ({ program }: HostServer) => existsSync(program);

/** Starts the server on a free port. @throws with the server's output if it rejects the configuration */
export async function serve({ program, config, args }: HostServer, site: string, scratch: string) {
  mkdirSync(scratch, { recursive: true });
  chmodSync(scratch, 0o755);
  const port = await freePort();
  const file = path.join(scratch, 'config');
  writeFileSync(file, config(site, scratch, port));
  const env = { ...process.env, HOME: scratch, XDG_DATA_HOME: scratch, XDG_CONFIG_HOME: scratch };
  return runServer({ program, args: args(file, scratch), port, env, cwd: scratch });
}
