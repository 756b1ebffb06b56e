import { READ_HEADERS } from '../supabase/local/visitors-cache.ts';
import {
  baseHeaders,
  fileHeaders,
  overTls,
  securityHeaders,
  type PageHosts,
} from './start/security-headers.ts';

type Headers = Record<string, string>;
const IMMUTABLE = 'public, max-age=31536000, immutable';
/**
 * For hosts that send the header with a 404 too: browsers soon revalidate such a response, so a rollback
 * recovers.
 */
const SHORT_LIVED = 'public, max-age=600, stale-while-revalidate=604800';
/** Capitalizes header names. */
const titled = (name: string) => name.replace(/(^|-)[a-z]/g, (letter) => letter.toUpperCase());
const lines = (headers: Headers, line: (name: string, value: string) => string) =>
  Object.entries(headers)
    .map(([name, value]) => line(titled(name), value))
    .join('\n');

const pageHeaders = (place: PageHosts): Headers => ({ ...securityHeaders(place), ...overTls });

/** Files at the site's root that the function `sitemap` generates. */
const MADE_FILES = ['sitemap.xml', 'rss.xml', 'perubahan.xml'];

/** Returns `_headers` for Netlify and Cloudflare Pages. On the latter, `/admin/*` does not match `/admin`. */
export const netlifyHeaders = (place: PageHosts): string => `/*
${lines(pageHeaders(place), (name, value) => `  ${name}: ${value}`)}

/assets/*
  Cache-Control: ${SHORT_LIVED}

/admin
  X-Robots-Tag: noindex

/admin/*
  X-Robots-Tag: noindex
`;

const projectOf = ({ project }: PageHosts) => project?.replace(/\/+$/, '');

/**
 * Returns the content of an nginx server block. Each location repeats all headers, because an `add_header`
 * hides those of the outer level.
 */
export function nginxConfig(place: PageHosts): string {
  const add = (headers: Headers, indent = '    ') =>
    lines(headers, (name, value) => `${indent}add_header ${name} "${value}" always;`);
  const page = pageHeaders(place);
  const project = projectOf(place);
  const passed = (location: string, target: string, headers: Headers) => `
location ${location} {
    proxy_pass ${target};
    proxy_ssl_server_name on;
    proxy_set_header Host ${new URL(target).host};
${lines(headers, (name) => `    proxy_hide_header ${name};`)}
${add(headers)}
}
`;
  const service = `${project}/functions/v1/sitemap`;
  // Proxy only reads, without credentials; signed-in users query the project directly.
  const reads = `
location /rest/v1/ {
    limit_except GET { deny all; }
    proxy_pass ${project}/rest/v1/;
    proxy_ssl_server_name on;
    proxy_set_header Host ${project && new URL(project).host};
    proxy_set_header Authorization "";
    proxy_set_header Cookie "";
${lines({ ...baseHeaders, ...overTls, ...READ_HEADERS }, (name) => `    proxy_hide_header ${name};`)}
${add({ ...baseHeaders, ...overTls })}
${lines(READ_HEADERS, (name, value) => `    add_header ${name} "${value}";`)}
}
`;
  return `# Into the server block of the site: include /path/to/_nginx.conf; with root set to this folder.
client_max_body_size 1m;
location / {
    try_files $uri /index.html;
    add_header Cache-Control "no-cache" always;
${add(page)}
}
location /assets/ {
    try_files $uri =404;
    add_header Cache-Control "${IMMUTABLE}";
${add(page)}
}
location ~ ^/admin(/|$) {
    rewrite ^ /index.html break;
    add_header Cache-Control "no-cache" always;
    add_header X-Robots-Tag "noindex" always;
${add(page)}
}
# Files for hosts are no pages.
location ~ ^/(_|\\.(?!well-known/)) { return 404; }
${
  project
    ? reads +
      passed('/media/', `${project}/storage/v1/object/public/media/`, { ...fileHeaders, ...overTls }) +
      passed('/api/v1/', `${project}/functions/v1/public-api/`, { ...fileHeaders, ...overTls }) +
      passed('= /health.json', `${project}/functions/v1/health`, { ...fileHeaders, ...overTls }) +
      MADE_FILES.map((file) =>
        passed(`= /${file}`, `${service}/${file}`, { ...fileHeaders, ...overTls }),
      ).join('')
    : ''
}`;
}

/** Returns the content of a Caddy site block. */
export function caddyConfig(place: PageHosts): string {
  const block = (headers: Headers) => lines(headers, (name, value) => `    ${name} "${value}"`);
  const project = projectOf(place);
  const passed = (matcher: string, rewrite: string, handle = 'handle') => `${handle} ${matcher} {
  ${rewrite}
  reverse_proxy ${project} {
    header_up Host {upstream_hostport}
  }
  header {
${block({ ...fileHeaders, ...overTls })}
    defer
  }
}
`;
  // Proxy only reads, without credentials; signed-in users query the project directly.
  const reads = `@reads {
  path /rest/v1/*
  method GET HEAD
}
handle @reads {
  reverse_proxy ${project} {
    header_up Host {upstream_hostport}
    header_up -Authorization
    header_up -Cookie
    @answered status 200 206
    handle_response @answered {
      header {
${block(READ_HEADERS)}
        defer
      }
      copy_response
    }
  }
  header {
${block({ ...baseHeaders, ...overTls })}
    defer
  }
}
`;
  return `# Into the site block of the site: import /path/to/_Caddyfile, with root set to this folder.
${
  project
    ? reads +
      passed('/media/*', 'rewrite * /storage/v1/object/public{uri}') +
      passed('/api/v1/*', 'rewrite * /functions/v1/public-api{uri}', 'handle_path') +
      passed('/health.json', 'rewrite * /functions/v1/health') +
      MADE_FILES.map((file) => passed(`/${file}`, `rewrite * /functions/v1/sitemap/${file}`)).join('')
    : ''
}handle /assets/* {
  @there file
  header @there Cache-Control "${IMMUTABLE}"
  header {
${block(pageHeaders(place))}
  }
  file_server
}
# Files for hosts are no pages.
@hidden path /_* /.vite/*
handle @hidden {
  respond 404
}
handle {
  @office path /admin /admin/*
  header @office X-Robots-Tag noindex
  header {
    Cache-Control "no-cache"
${block(pageHeaders(place))}
  }
  try_files {path} /index.html
  file_server
}
`;
}
