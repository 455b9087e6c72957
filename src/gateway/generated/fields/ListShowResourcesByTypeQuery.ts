// Generated from contract/ by scripts/generate. Do not edit.
export const listShowResourcesByTypeQueryFields = {
  minArea: { title: "面积下限", kind: "number", minimum: 0, maximum: 99999999.99 },
  maxArea: { title: "面积上限", kind: "number", minimum: 0, maximum: 99999999.99, notBelow: ["minArea"] },
  minPrice: { title: "价格下限", kind: "number", minimum: 0, maximum: 99999999.99 },
  maxPrice: { title: "价格上限", kind: "number", minimum: 0, maximum: 99999999.99, notBelow: ["minPrice"] },
} as const
