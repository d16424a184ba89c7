export { useFirstSteps } from './parts/use-first-steps.ts'
