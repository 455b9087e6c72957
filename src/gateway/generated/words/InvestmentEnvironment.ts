// Generated from contract/ by scripts/generate. Do not edit.
/** 载体类型。 */
export const investmentEnvironmentTypeWords: Readonly<Record<"ENVIRONMENT", string>> = {
  ENVIRONMENT: "投资环境",
}
