import type { InstallTexts } from '../id/desk-install.ts'

export const install = {
  'install.title': 'The front desk on your phone.',
  'install.voice': 'Ready when they are.',
  'install.text': 'It buzzes when somebody writes, in opening hours only. We send nothing else.',
  'install.arrival': 'A new person writes',
  'install.reminder': 'Five minutes without an answer',
  'install.due': 'A promised contact is near',
  'install.go': 'Install and turn on',
  'install.ios.1': 'Tap Share in Safari’s bar.',
  'install.ios.2': 'Choose Add to Home Screen.',
  'install.ios.3': 'Open it from its icon, then turn notifications on in Settings.',
} satisfies InstallTexts
