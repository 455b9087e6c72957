// Generated from contract/ by scripts/generate. Do not edit.
/** 开发程度。 */
export const landDevelopmentWords: Readonly<Record<"THREE" | "FOUR" | "FIVE" | "SIX" | "SEVEN" | "EIGHT" | "NINE", string>> = {
  THREE: "三通一平",
  FOUR: "四通一平",
  FIVE: "五通一平",
  SIX: "六通一平",
  SEVEN: "七通一平",
  EIGHT: "八通一平",
  NINE: "九通一平",
}
