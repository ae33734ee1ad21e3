import type { RefusalTexts } from '../id/refusal.ts'

export const texts = {
  'refusal.now': 'We couldn’t accept that.',
  'refusal.later': 'We couldn’t accept the registration for “{name}”.',
  'refusal.none': 'Thank you, {name}: your form has now been sent. We’ll be in touch soon.',
  'refusal.fields': 'Please check {fields}, and send the form once more.',
  'refusal.all': 'Please check what you entered, and send the form once more.',
  'refusal.long': 'It is too long. Please shorten it, and send the form once more.',
  'refusal.blocked': 'Please reload this page, and fill in the form once more.',
  'refusal.field.name': 'the name',
  'refusal.field.email': 'the email address',
  'refusal.field.phone': 'the phone number',
  'refusal.field.city': 'the city',
  'refusal.field.type': 'individual or business',
  'refusal.field.companyName': 'the company name',
  'refusal.field.companySize': 'the company size',
  'refusal.field.industry': 'the industry',
  'refusal.field.startDate': 'the start date',
  'refusal.field.program': 'the program',
} satisfies RefusalTexts
