// Rules of this house, for eslint.
import { layers } from './layers.mjs';
import { unusedExport } from './unused-export.mjs';

export const house = { rules: { layers, 'unused-export': unusedExport } };
