export { createSelector, createSlice, isAnyOf } from '@reduxjs/toolkit';
export type { PayloadAction, UnknownAction } from '@reduxjs/toolkit';
export { useStore } from 'react-redux';
export { useAppDispatch, useAppSelector } from './store/hooks';
export type { AppDispatch } from './store/hooks';
export { injectReducer } from './store/inject';
export type { InjectableSlice } from './store/inject';
export type { LazySlices, RootState } from './store/root-reducer';
