import { find, html as htmlNames } from 'property-information'
import ts from 'typescript'
import type { BundledDocument } from '#compiler/bundle.ts'
import { listOperations } from '#compiler/document.ts'
import { htmlPlaces } from '#compiler/htmlPlaces.ts'
import type { Generator } from './generators.ts'

/** contract/html.yaml. */
interface HtmlRules {
  elements: string[]
  attributes: Record<string, string[]>
  schemes: Record<string, string[]>
  within: Record<string, string[]>
  withContent: string[]
  maxElements: number
  maxDepth: number
}

/**
 * The type of an HTML text: a marked string. It can be used as any string, but src/ui/detail/RichText.tsx accepts no others,
 * because no others are cleaned. Undefined for every other schema.
 */
export function htmlType(schema: object): ts.TypeNode | undefined {
  if (!('contentMediaType' in schema) || schema.contentMediaType !== 'text/html') return undefined
  const { factory } = ts
  const mark = factory.createPropertySignature(
    [factory.createModifier(ts.SyntaxKind.ReadonlyKeyword)],
    'contentMediaType',
    factory.createToken(ts.SyntaxKind.QuestionToken),
    factory.createLiteralTypeNode(factory.createStringLiteral(schema.contentMediaType)),
  )
  return factory.createIntersectionTypeNode([
    factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword),
    factory.createTypeLiteralNode([mark]),
  ])
}

/** What an HTML text may contain, and where the replies of each operation have such texts. */
export const html: Generator = (bundle) => ({ 'html.ts': printHtml(bundle) })

function printHtml(bundle: BundledDocument): string {
  const rules = (bundle as { 'x-html'?: HtmlRules })['x-html']
  if (rules === undefined) throw new Error('contract/html.yaml is missing')
  // The cleaner names attributes by their DOM properties, such as colSpan.
  const attributes = Object.fromEntries(
    Object.entries(rules.attributes).map(([element, names]) => [
      element,
      names.map((name) => find(htmlNames, name).property),
    ]),
  )
  return `// Generated from contract/ by scripts/generate. Do not edit.
export const htmlRules = ${JSON.stringify({ ...rules, attributes })}

/** By operationId: the keys from a reply's data down to each text of HTML, \`*\` for each item of a list. */
export const htmlReplies: Partial<Record<string, string[][]>> = ${JSON.stringify(htmlReplies(bundle))}
`
}

function htmlReplies(bundle: BundledDocument) {
  const replies = listOperations(bundle).map(({ operationId, responses }) => {
    const [success] = responses['200']?.content?.['application/json']?.schema.oneOf ?? []
    const data = success?.properties?.['data']
    return [operationId, data === undefined ? [] : htmlPlaces(bundle, data)] as const
  })
  return Object.fromEntries(replies.filter(([, places]) => places.length > 0))
}
