import type { RefusalTexts } from '../id/refusal.ts'

export const texts = {
  'refusal.later':
    "We couldn't accept the registration for “{name}”. Please check the name, e-mail and phone number, and fill in the form once more.",
} satisfies RefusalTexts
