/** §9: suggestions are asked for after a random delay below this, in milliseconds; it spreads the load of many visitors. */
export const suggestionDelayLimit = 500

/**
 * A delay in whole milliseconds, from 0 up to, not including, 500.
 * @param random a number from 0 up to, not including, 1
 */
export function suggestionDelay(random: number): number {
  return Math.floor(random * suggestionDelayLimit)
}
