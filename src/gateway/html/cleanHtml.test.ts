import { ElementType, parseDocument } from 'htmlparser2'
import { type DefaultTreeAdapterTypes, parseFragment, serialize } from 'parse5'
import { expect, test } from 'vitest'
import { htmlAttacks } from '../testing/htmlAttacks.ts'
import { cleanHtml, cleanHtmlForPage } from './cleanHtml.ts'

/**
 * What a page may show of user content, listed here independently: a slip in contract/html.yaml must not go unnoticed.
 */
const harmless = new Set(
  'h1 h2 h3 h4 h5 h6 p div span br hr blockquote pre figure figcaption ul ol li dl dt dd table caption thead tbody tfoot tr th td a img b strong i em u s del ins mark small sub sup code abbr cite q time'.split(
    ' ',
  ),
)
const attributes = new Set(
  'href title src alt width height start reversed colspan rowspan scope datetime rel'.split(' '),
)
const schemes = new Set(['http:', 'https:', 'mailto:', 'tel:'])

type Node = ReturnType<typeof parseDocument>['children'][number]

/** The forbidden parts of a cleaned text, as an independent parser reads it. */
function faultsOf(html: string): string[] {
  return parseDocument(html).children.flatMap(faultsOfNode)
}

function faultsOfNode(node: Node): string[] {
  if (node.type === ElementType.Text) return []
  if (!('attribs' in node)) return [`a ${node.type}`]
  return [...faultsOfElement(node.name, node.attribs), ...node.children.flatMap(faultsOfNode)]
}

/** The same as a browser reads it, following the HTML standard. */
function faultsInBrowser({ childNodes }: { childNodes: DefaultTreeAdapterTypes.ChildNode[] }): string[] {
  return childNodes.flatMap((node) => {
    if (node.nodeName === '#text') return []
    if (!('tagName' in node)) return [`a ${node.nodeName}`]
    const attribs = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]))
    return [...faultsOfElement(node.tagName, attribs), ...faultsInBrowser(node)]
  })
}

function faultsOfElement(name: string, given: Record<string, string>): string[] {
  const faults = harmless.has(name) ? [] : [`<${name}>`]
  for (const [attribute, value] of Object.entries(given)) {
    if (!attributes.has(attribute)) faults.push(`${name} ${attribute}`)
    const isAddress = attribute === 'href' || attribute === 'src'
    if (isAddress && !schemes.has(new URL(value, 'https://portal.example').protocol)) faults.push(value)
  }
  return faults
}

const vectors = Object.entries(htmlAttacks).flatMap(([kind, texts]) =>
  texts.map((text) => [kind, text.slice(0, 80), text] as const),
)

test('there are many attacks, and nearly all of them are detected without cleaning', () => {
  const seen = vectors.filter(([, , attack]) => attack.length < 10_000 && faultsOf(attack).length > 0)
  expect(seen.length).toBeGreaterThan(150)
})

test.each(vectors)('%s: nothing is left of %s', (_kind, _start, attack) => {
  const within = `<p>前文</p>${attack}<p>后文</p>`
  const stored = cleanHtml(attack)
  for (const clean of [stored, cleanHtml(within), cleanHtmlForPage(within), cleanHtmlForPage(stored)]) {
    expect(faultsOf(clean)).toEqual([])
    const tree = parseFragment(clean)
    expect(faultsInBrowser(tree)).toEqual([])
    // Parsing and serialising it again changes nothing, so nothing becomes active on the way.
    expect(serialize(parseFragment(serialize(tree)))).toBe(serialize(tree))
    expect(clean.length).toBeLessThan(1_000_000)
  }
})

test.each([
  ['text', '<p>甲 &lt; 乙 &amp; 丙，“丁”</p>'],
  ['headings', '<h2>一、总则</h2><h3>（一）范围</h3><p>正文</p>'],
  ['lists', '<ul><li>一</li><li>二</li></ul><ol start="3"><li>三</li></ol><dl><dt>甲</dt><dd>乙</dd></dl>'],
  [
    'tables',
    '<table><caption>标准</caption><thead><tr><th scope="col">档次</th></tr></thead><tbody><tr><td colspan="2">一</td></tr></tbody></table>',
  ],
  ['emphasis', '<p><strong>重</strong><em>强</em><u>线</u><s>删</s>H<sub>2</sub>O m<sup>2</sup></p>'],
  ['own links', '<p><a href="/policy/info/p-1001#art-5">第五条</a><a href="#art-1">第一条</a></p>'],
  ['ways to get in touch', '<p><a href="tel:0523-1234567">电话</a><a href="mailto:a@example.gov.cn">邮件</a></p>'],
  ['pictures', '<figure><img src="/uaa/a.png" alt="流程图" width="600"><figcaption>图一</figcaption></figure>'],
  ['quotations', '<blockquote><p>引</p></blockquote><hr><p>一<br>二</p><pre>a\n  b</pre>'],
])('%s are unchanged, both stored and displayed', (_what, html) => {
  expect(cleanHtml(html)).toBe(html)
  expect(cleanHtmlForPage(html)).toBe(html)
})

test('text whose markup is removed stays', () => {
  expect(cleanHtml('<center><font color=red>通知</font></center><form>附<button>件</button></form>')).toBe('通知附件')
})

test('a text cannot close the element it is in', () => {
  expect(cleanHtml('a</div></main><p>b')).toBe('a<p>b</p>')
})

test('2.3-09 links to other sites pass on neither reputation nor a referrer', () => {
  for (const href of ['https://a.example/x', '//a.example', String.raw`\\a.example`, String.raw`/\a.example`]) {
    expect(cleanHtmlForPage(`<a href="${href}" rel="opener">a</a>`)).toBe(
      `<a href="${href}" rel="nofollow noopener noreferrer">a</a>`,
    )
  }
})

test('on a page a text has no heading besides the page’s own, and each image has an alternative text', () => {
  expect(cleanHtmlForPage('<h1>通知</h1><img src="/a.png">')).toBe('<h2>通知</h2><img src="/a.png" alt="">')
})

test('a text built to exhaust its readers is dropped entirely', () => {
  expect(cleanHtml(`<p>正文</p>${'<div>'.repeat(200)}`)).toBe('')
  expect(cleanHtml('<p>一</p>'.repeat(10_001))).toBe('')
})
