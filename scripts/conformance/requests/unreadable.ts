interface Unreadable {
  rule: string
  fault: string
  body: string
}

/** Bodies that are almost JSON. A lenient reader takes them for what it expects. */
export function unreadableBodies(valid: unknown): Unreadable[] {
  const whole = JSON.stringify(valid)
  return [
    { rule: 'broken json', fault: '请求体是损坏的 JSON', body: '{"conformance":' },
    { rule: 'broken json tail', fault: '请求体的 JSON 之后还有别的', body: `${whole} conformance` },
    { rule: 'broken json comma', fault: '请求体的 JSON 多一个逗号', body: whole.replace(/\}$/, ',}') },
    { rule: 'broken json quotes', fault: '请求体的 JSON 用单引号', body: "{'conformance':'x'}" },
  ]
}
