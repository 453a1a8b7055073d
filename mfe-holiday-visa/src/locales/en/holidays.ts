import ask from './holidays/ask.json';
import detail from './holidays/detail.json';
import order from './holidays/order.json';
import request from './holidays/request.json';
import requests from './holidays/requests.json';
import results from './holidays/results.json';
import search from './holidays/search.json';
import words from './holidays/words.json';

/** Texts of the pages about holidays, one file per feature. */
export const holidays = { ...words, ...request, ask, detail, order, requests, results, search };
