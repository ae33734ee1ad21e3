/** A check mark, thanks, and a bar that fills while the view is shown. */
export const SuccessView = ({ title, text }: { title: string; text: string }) => (
  <div className="success" role="status">
    <svg className="success-mark" viewBox="0 0 24 24" aria-hidden="true">
      <path fill="var(--color-pandan-600)" d="M2 0h20v1h1v1h1v16h-1v1h-1v1H9v1H8v1H7v1H6v1H4v-4H2v-1H1v-1H0V2h1V1h1z" />
      <path fill="none" stroke="#fff" strokeWidth="2.5" d="M6.5 10.5 10.5 14.5 18 6.5" />
    </svg>
    <p className="success-title">{title}</p>
    <p>{text}</p>
    <div className="success-thread" aria-hidden="true">
      <i />
    </div>
  </div>
)
