import { defend, type Attack } from './attack.ts'
import { ask, requestText, sendRaw } from './wire.ts'

const evil = 'evil.example'

/** Texts from files that must not be readable. */
const inside = /root:x:0|"enterprise-services-portal"|createPortalServer|GATEWAY_URL/

/** Attacks through addresses and headers on pages, files and their caches. */
export const pageAttacks: Attack[] = [
  {
    name: 'path traversal',
    tries: 'files beside the build: its server, package.json, the system’s',
    async attempt({ portal }) {
      const steps = [
        '../',
        '..%2f',
        '%2e%2e/',
        '%2e%2e%2f',
        '..%5c',
        '..\\',
        '%252e%252e%252f',
        '....//',
        '..;/',
        '..%c0%af',
        '..%00/',
      ]
      const targets = ['etc/passwd', 'package.json', 'server/main.js', 'dist/server/main.js']
      for (const step of steps) {
        for (const target of targets) {
          for (const start of ['/', '/assets/', '/gateway/']) {
            const path = start + step.repeat(start === '/' ? 1 : 2) + target
            const { text } = await sendRaw(portal, requestText('GET', path, portal.host))
            defend(!inside.test(text), `${path} shows a file`)
          }
        }
      }
      return `${steps.length * targets.length * 3} paths lead nowhere`
    },
  },
  {
    name: 'open redirects by the path',
    tries: 'a link to the portal that leads elsewhere',
    async attempt({ portal }) {
      const paths = [
        `//${evil}`,
        `//${evil}/`,
        `//${evil}/%2e%2e`,
        `/\\${evil}`,
        `/%5c${evil}`,
        `/%09/${evil}`,
        `//policy/info`,
        `//policy/info/`,
        `///${evil}/policy/`,
        `/policy//${evil}/`,
        `/user/collect/..//${evil}`,
        `/index2//${evil}`,
      ]
      for (const path of paths) {
        for (const host of [portal.host, evil]) {
          const { heads } = await sendRaw(portal, requestText('GET', path, host))
          staysHere(heads, portal, path)
        }
      }
      return 'every redirect stays on the portal'
    },
  },
  {
    name: 'open redirects by the query',
    tries: 'a login that ends on another site, with a code or a token',
    async attempt({ portal, token }) {
      const away = [
        `https://${evil}`,
        `//${evil}`,
        `/\\${evil}`,
        `https:${evil}`,
        `javascript:alert(1)`,
        `data:text/html,x`,
        `%09//${evil}`,
        `${portal.origin}@${evil}`,
      ]
      const paths = [
        '/auth/qw',
        '/auth/qw/logout',
        '/third-login',
        '/auth/register',
        '/qw/personal/collect',
        '/policy/report',
      ]
      const session = token === undefined ? [] : [`Cookie: txqyfw_access_token=${token}`]
      for (const path of paths) {
        for (const target of away) {
          const query = `redirect_uri=${encodeURIComponent(target)}&code=1&state=2`
          for (const lines of [[], session]) {
            const { heads } = await sendRaw(portal, requestText('GET', `${path}?${query}`, portal.host, lines))
            staysHere(heads, portal, `${path}?${query}`)
          }
        }
      }
      return 'every redirect stays on the portal'
    },
  },
  {
    name: 'line breaks in addresses',
    tries: 'headers of the attacker’s own in a reply',
    async attempt({ portal }) {
      const breaks = ['%0d%0a', '%0a', '%E5%98%8A%E5%98%8D', '%u000d%u000a', '%0d%20']
      const paths = [
        '/',
        '/policy/',
        '/auth/qw?redirect_uri=/',
        '/user/collect',
        '/qw/personal/collect?x=',
        '/gateway/',
      ]
      for (const path of paths) {
        for (const sign of breaks) {
          const target = `${path}${sign}Set-Cookie:%20owned=1`
          const { heads } = await sendRaw(portal, requestText('GET', target, portal.host))
          defend(!heads.some((line) => /^(set-cookie: *)?owned=1/.test(line)), `${target} sets a header`)
        }
      }
      return 'no header was added'
    },
  },
  {
    name: 'cache poisoning by a header',
    tries: 'a page kept for everybody that names the attacker’s host',
    async attempt({ portal }) {
      const poison = {
        'x-forwarded-host': evil,
        'x-host': evil,
        'x-forwarded-server': evil,
        forwarded: `host=${evil}`,
        'x-original-url': `/${evil}`,
        'x-rewrite-url': `/${evil}`,
        'x-forwarded-scheme': 'nothttps',
        'x-forwarded-proto': evil,
        'x-forwarded-port': '1',
        'x-forwarded-prefix': `/${evil}`,
        'x-http-method-override': 'POST',
        origin: `https://${evil}`,
        referer: `https://${evil}/`,
        'user-agent': evil,
        'accept-language': evil,
        'tenant-host': evil,
        'x-real-ip': evil,
        cookie: `txqyfw_user=${evil}; theme=${evil}`,
        'x-request-id': evil.repeat(3),
      }
      for (const path of ['/policy', '/qw/help', '/nowhere', '/qr.svg?path=/policy', '/calendar.ics']) {
        const fresh = `${path}${path.includes('?') ? '&' : '?'}poison=${crypto.randomUUID()}`
        for (const [name, value] of Object.entries(poison)) {
          const address = `${fresh}${name}`
          const poisoned = await ask(portal, address, { headers: { [name]: value } })
          const next = await ask(portal, address)
          defend(!poisoned.body.includes(evil) && !next.body.includes(evil), `${path} repeats ${name}`)
          defend(next.status === poisoned.status, `${path} answers ${next.status} to the next one after ${name}`)
          defend(!String(next.headers.get('location')).includes(evil), `${path} redirects by ${name}`)
        }
      }
      return `${Object.keys(poison).length} headers leave no trace`
    },
  },
  {
    name: 'cache poisoning by a whole address',
    tries: 'a page kept under the portal’s address but made for another host',
    async attempt({ portal }) {
      const path = `/policy?whole=${crypto.randomUUID()}`
      await sendRaw(portal, requestText('GET', `http://${evil}${path}`, portal.host))
      await sendRaw(portal, requestText('GET', path, evil))
      const { body, status } = await ask(portal, path)
      defend(status === 200 && !body.includes(evil), `the next visitor gets ${status}, naming the other host`)
      return 'the next visitor gets the portal’s own page'
    },
  },
  {
    name: 'cache deception',
    tries: 'a member’s page kept as if it were a file, and read by the next one who asks',
    async attempt({ portal, token }) {
      const cookie = `txqyfw_access_token=${token ?? 'no-such-token-0000'}`
      const personal = ['/qw/personal/collect', '/qw/message', '/qw/personal/home']
      const endings = ['/x.css', '%2fx.css', ';x.css', '%3fx.css', '%23x.css', '/..%2fassets/x.js', '.css', '%0ax.css']
      for (const path of personal) {
        for (const ending of ['', ...endings]) {
          const own = await ask(portal, path + ending, { headers: { cookie } })
          const cache = own.headers.get('cache-control') ?? ''
          const isKept = !/no-store|private/.test(cache)
          const next = await ask(portal, path + ending)
          defend(!isKept || own.body === next.body, `${path}${ending} is kept (${cache}) and differs by visitor`)
          defend(ending !== '' || !isKept, `${path} may be kept: ${cache}`)
          defend(own.headers.get('set-cookie') === null || !isKept, `${path}${ending} is kept with a cookie`)
        }
      }
      return 'what is personal is never kept'
    },
  },
  {
    name: 'prototype pollution',
    tries: 'a property that all objects of the server then have',
    async attempt({ portal }) {
      const before = await ask(portal, '/policy')
      const signs = [
        '__proto__[polluted]=yes',
        '__proto__.polluted=yes',
        'constructor[prototype][polluted]=yes',
        '__proto__=%7B%22polluted%22%3A%22yes%22%7D',
      ]
      for (const sign of signs) await ask(portal, `/policy/info?${sign}`)
      const text = '{"__proto__":{"polluted":"yes"},"constructor":{"prototype":{"polluted":"yes"}}}'
      await ask(portal, '/gateway/uaa/login', {
        method: 'POST',
        body: text,
        headers: { 'content-type': 'application/json' },
      })
      const cookie = `txqyfw_user=${Buffer.from(text).toString('base64')}; txqyfw_login=${Buffer.from(text).toString('base64')}`
      await ask(portal, '/qw/personal/collect', { headers: { cookie } })
      const after = await ask(portal, '/policy')
      defend(after.status === before.status && !after.body.includes('polluted'), 'the next page is another one')
      return 'the next page is the same'
    },
  },
  {
    name: 'what is typed into an address',
    tries: 'a script by a link: markup of the query or the path that the page repeats',
    async attempt({ portal }) {
      const marks = [
        '<script>alert(1)</script>',
        '"><img src=x onerror=alert(1)>',
        '</script><script>alert(1)</script>',
        '\u2028alert(1)',
        "'-alert(1)-'",
      ]
      const paths = [
        '/policy/info?keyword=',
        '/qw/help?keyword=',
        '/auth/qw?redirect_uri=',
        '/nowhere/',
        '/qw/news?keyword=',
        '/policy/info/',
        '/qw/activity/detail?id=',
      ]
      for (const path of paths) {
        for (const mark of marks) {
          const { body, headers } = await ask(portal, path + encodeURIComponent(mark))
          defend(!/<script>alert|<img src=x|<\/script><script>alert/.test(body), `${path} repeats ${mark}`)
          const policy = headers.get('content-security-policy') ?? ''
          const isPage = (headers.get('content-type') ?? '').startsWith('text/html')
          // All policies apply: one strict policy is enough, others can only restrict further.
          const isStrict = policy
            .split(', ')
            .some((one) => one.includes("script-src 'self'") && !/unsafe-|\*/.test(one))
          defend(!isPage || isStrict, `${path} has the policy "${policy}"`)
        }
      }
      return 'escaped everywhere, under a policy without unsafe-inline'
    },
  },
]

function staysHere(heads: string[], portal: URL, path: string): void {
  const location = heads
    .find((line) => line.startsWith('location:'))
    ?.slice('location:'.length)
    .trim()
  if (location === undefined) return
  const target = URL.parse(location, portal.origin)
  // Browsers treat a backslash as a slash.
  defend(target?.origin === portal.origin && !/^[/\\]{2}/.test(location), `${path} leads to ${location}`)
}
