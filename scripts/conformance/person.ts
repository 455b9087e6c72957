/** Whoever answers what a login asks. */
export interface Person {
  userName: () => Promise<string>
  /** Empty to log in with the code of an SMS. */
  password: () => Promise<string>
  /** The characters of a captcha's picture. The id is that of `GraphCaptcha.captchaCodeId`. */
  captcha: (picture: { bytes: Uint8Array; mediaType: string; id: string }) => Promise<string>
  /** The code of the SMS that the number has just got. */
  smsCode: (tel: string) => Promise<string>
  /** A number without an account that may get SMS, another one each time. Empty for none. */
  newNumber: () => Promise<string>
}

/** Answers as often as it is asked, like a program and unlike somebody at a terminal. */
export interface TirelessPerson extends Person {
  /** Returns when so many seconds have passed for the gateway. */
  wait: (seconds: number) => Promise<void>
}

export function isTireless(person: Person): person is TirelessPerson {
  return 'wait' in person
}
