// Generated from contract/ by scripts/generate. Do not edit.
import { robotConfidenceWords } from '../words/RobotConfidence.ts'

export const answerId = { title: "回答标识", kind: "text" } as const
export const text = { title: "回答", kind: "text" } as const
export const format = { title: "格式", kind: "choice" } as const
export const confidence = { title: "把握程度", kind: "choice", words: robotConfidenceWords } as const
export const citations = { title: "依据", kind: "rows", maxItems: 10 } as const
export const related = { title: "相关内容", kind: "rows", maxItems: 10 } as const
export const relatedQuestions = { title: "相关问题", kind: "list", maxItems: 3 } as const
export const aiGenerated = { title: "是否由人工智能生成", kind: "choice" } as const
export const handoff = { title: "转人工", kind: "object" } as const
