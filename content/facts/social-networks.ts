export const socialNetworks = [
  { network: 'instagram', name: 'Instagram' },
  { network: 'facebook', name: 'Facebook' },
  { network: 'tiktok', name: 'TikTok' },
  { network: 'linkedin', name: 'LinkedIn' },
] as const
