module.exports = require('@jetway/kit-build').mfe(__dirname);
