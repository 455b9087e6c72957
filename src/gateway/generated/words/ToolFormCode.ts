// Generated from contract/ by scripts/generate. Do not edit.
/** 评分表。 */
export const toolFormCodeWords: Readonly<Record<"form1" | "form2" | "form3", string>> = {
  form1: "科技和创新型中小企业",
  form2: "专精特新中小企业",
  form3: "专精特新“小巨人”企业",
}
