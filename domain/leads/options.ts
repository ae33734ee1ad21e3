/** Options of the forms. The values are stored; their labels are in content. */
export const LEAD_TYPES = ['Individual', 'Business'] as const

export const COMPANY_SIZES = ['1-10', '11-50', '51-200', '201-500', '500+'] as const

export const INDUSTRIES = [
  { value: 'Technology', key: 'technology' },
  { value: 'Finance', key: 'finance' },
  { value: 'Healthcare', key: 'healthcare' },
  { value: 'Education', key: 'education' },
  { value: 'Manufacturing', key: 'manufacturing' },
  { value: 'Retail', key: 'retail' },
  { value: 'Consulting', key: 'consulting' },
  { value: 'Real Estate', key: 'realEstate' },
  { value: 'Hospitality', key: 'hospitality' },
  { value: 'Other', key: 'other' },
] as const
