// Apart from `paths`, which the entrance of the sign-in must not carry.
export const HOME = '/';
export const LOGIN = '/login';
export const ACCESS_DENIED = '/access-denied';
