import { VCard } from 'vcard-creator'
import type { DataOf } from '#gateway/contract.ts'

/** A card in the contact format of phones and mail programs. `store` is the URL of the facilitator's public page. */
export function contactFile(card: DataOf<'getFacilitatorCard'>, store: string): string {
  const { name, contacts, contactsPosition, tel, email, address, slogan } = card
  const contact = new VCard().addName({ givenName: contacts }).addCompany({ name }).addUrl({ url: store })
  if (contactsPosition !== '') contact.addJobtitle(contactsPosition)
  if (tel !== undefined) contact.addPhoneNumber({ number: tel, type: ['work'] })
  if (email !== undefined) contact.addEmail({ address: email })
  if (address !== undefined) contact.addAddress({ street: address })
  if (slogan) contact.addNote(slogan)
  return contact.toString()
}

/** The contact for a QR code: with unfolded lines, as not every phone joins lines folded at 75 bytes. */
export function contactCode(file: string): string {
  return file.replaceAll('\r\n ', '')
}
