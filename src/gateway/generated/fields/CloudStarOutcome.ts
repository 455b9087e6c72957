// Generated from contract/ by scripts/generate. Do not edit.
import { cloudStarWords } from '../words/CloudStar.ts'

export const levelByScore = { title: "按得分可达的星级", kind: "choice", words: cloudStarWords } as const
export const applyNext = { title: "建议申报的星级", kind: "choice", words: cloudStarWords } as const
