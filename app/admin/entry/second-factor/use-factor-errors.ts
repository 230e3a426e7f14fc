import { cancelledCodes } from '../../../backend/auth/passkeys.ts';
import { useMessages } from '../../use-messages.ts';

/** Messages for the errors of a security key or a phone. */
export function useFactorErrors(type: 'key' | 'phone'): Record<string, string> {
  const { errors, setup } = useMessages('secondFactor');
  return {
    ...Object.fromEntries(cancelledCodes.map((code) => [code, errors.cancelled])),
    ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: errors.exists,
    webauthn_credential_exists: errors.exists,
    mfa_verification_failed: type === 'key' ? errors.notAccepted : errors.wrongCode,
    mfa_verified_factor_exists: setup.phoneExists,
    too_many_enrolled_mfa_factors: errors.tooMany,
    validation_failed: setup.phoneInvalid,
  };
}
