import { cancelledCodes } from '../../../backend/auth/passkeys.ts';
import { useMessages } from '../../use-messages.ts';

/** Messages for the errors of the browser, the authenticator and the server. */
export function usePasskeyErrors(): Record<string, string> {
  const { errors } = useMessages('profile').passkeys;
  return {
    ...Object.fromEntries(cancelledCodes.map((code) => [code, errors.cancelled])),
    ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: errors.exists,
    webauthn_credential_exists: errors.exists,
    webauthn_challenge_not_found: errors.expired,
    webauthn_verification_failed: errors.notAccepted,
    too_many_passkeys: errors.tooMany,
  };
}
