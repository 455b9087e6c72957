// Generated from contract/ by scripts/generate. Do not edit.
/** 知识产权获得方式。 */
export const hnteInputsIpSourceWords: Readonly<Record<"SELF" | "ACQUIRED", string>> = {
  SELF: "有自主研发",
  ACQUIRED: "仅有受让、受赠和并购等",
}
