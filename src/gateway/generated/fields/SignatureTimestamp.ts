// Generated from contract/ by scripts/generate. Do not edit.


export const signatureTimestampTerms = { valid: { title: "签名时间与服务器至多相差", seconds: 300 } } as const
