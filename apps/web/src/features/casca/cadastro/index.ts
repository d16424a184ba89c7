export { Recovery } from './parts/recovery.tsx'
export { SignUp } from './parts/sign-up.tsx'
