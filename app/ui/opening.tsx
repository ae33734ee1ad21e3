/** Shown in place of a dialog whose code is being loaded. The page under it can be used. */
export const Opening = ({ label }: { label: string }) => (
  <div className="opening" role="status">
    <div>
      <LoadingSteps />
      {label}
    </div>
  </div>
)

export const LoadingSteps = () => (
  <span className="loading-steps" aria-hidden="true">
    <i />
    <i />
    <i />
  </span>
)
